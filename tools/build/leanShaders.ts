import type { Plugin } from 'vite';

/** Ships shaders without comments, blank lines and indentation, as scripts are: comments are a third of their bytes. */
export function leanShaders(): Plugin {
  return {
    name: 'lean-shaders',
    apply: 'build',
    transform(code, id) {
      if (!/\.(frag|vert|glsl)\?raw$/.test(id)) return null;
      const bare = code.replaceAll(/\/\/ .*?(?=\\n)/g, '').replaceAll(/(?: *\\n)+ */g, String.raw`\n`);
      return { code: bare, map: null };
    },
  };
}
