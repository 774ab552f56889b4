/** The last heading of the news, as its anchor: `2026-11-17`. */
declare module '*.md?derniere' {
  const derniere: string;
  export default derniere;
}
