import { SaxesParser } from 'saxes';

/** A text with the characters that end a field in each format. */
export const HOSTILE = ']]></title><script>alert(1)</script>\u0000\ud800\u000b & "fin"\r\nBEGIN:VEVENT\r\n=1+1';

/** The texts of a document, by name of element; throws on XML that is not well-formed. */
export function lu(text: string): { nom: string; texte: string }[] {
  const found: { nom: string; texte: string }[] = [];
  const open: { nom: string; texte: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const node = { nom: name, texte: '' };
    open.push(node);
    found.push(node);
  });
  parser.on('text', (texte) => {
    const node = open.at(-1);
    if (node) node.texte += texte;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return found;
}

export const texts = (text: string, nom: string) => lu(text).flatMap((node) => (node.nom === nom ? [node.texte] : []));
