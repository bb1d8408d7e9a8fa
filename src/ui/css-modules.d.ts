/** The type of each class includes undefined: a class that the stylesheet does not define is undefined at run time. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
