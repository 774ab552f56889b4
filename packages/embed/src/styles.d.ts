/** The text of a stylesheet, for the roots that it is given to. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
