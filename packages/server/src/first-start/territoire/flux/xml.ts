/** A text of an element, with any content. */
export const cdata = (texte: string): string => `<![CDATA[${texte.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An element with its text, or nothing without one. */
export const balise = (nom: string, texte: string | undefined): string =>
  texte === undefined || texte === '' ? '' : `<${nom}>${cdata(texte)}</${nom}>\n`;
