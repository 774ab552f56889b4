/** The anchor of the last heading of the news: `2026-11-17`. */
declare module '*.md?derniere' {
  const derniere: string;
  export default derniere;
}
