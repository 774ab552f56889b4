export interface Evenement {
  readonly nom: string;
  readonly donnees: string;
}

/** Reads a stream of server-sent events, however it was cut on its way. */
export function createLecteurDEvenements(onEvenement: (evenement: Evenement) => void): (texte: string) => void {
  let reste = '';
  let nom = 'message';
  let donnees: string[] = [];
  return (texte) => {
    const lines = (reste + texte).split(/\r\n|\n|\r(?!$)/);
    reste = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (donnees.length > 0) onEvenement({ nom, donnees: donnees.join('\n') });
        nom = 'message';
        donnees = [];
        continue;
      }
      const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
      if (field === 'event') nom = value;
      if (field === 'data') donnees.push(value);
    }
  };
}
