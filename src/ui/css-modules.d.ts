/** A class that a stylesheet does not have is undefined at run time too. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
