/** A text of an element, whatever it holds. */
export const cdata = (texte: string): string => `<![CDATA[${texte.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An element with its text, or nothing when there is none. */
export const balise = (nom: string, texte: string | undefined): string =>
  texte === undefined || texte === '' ? '' : `<${nom}>${cdata(texte)}</${nom}>\n`;
