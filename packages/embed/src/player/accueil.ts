/** What a screen shows when it has nothing to play: a pairing code, what is awaited, or a failure with its remedy. */
export type Accueil =
  | { readonly genre: 'code'; readonly code: string; readonly origine: string; readonly remarques: readonly string[] }
  | {
      readonly genre: 'message';
      readonly titre: string;
      readonly texte: string;
      readonly remarques: readonly string[];
    };

export interface PageDAccueil {
  show(accueil: Accueil): void;
  hide(): void;
}

export function createAccueil(lieu: HTMLElement): PageDAccueil {
  let shown = '';
  const { ownerDocument: document } = lieu;
  const add = (tag: string, nom: string, texte: string, inside: HTMLElement = lieu): HTMLElement => {
    const made = document.createElement(tag);
    made.className = nom;
    made.textContent = texte;
    inside.appendChild(made);
    return made;
  };

  return {
    show(accueil) {
      const said = JSON.stringify(accueil);
      lieu.hidden = false;
      if (said === shown) return;
      shown = said;
      lieu.textContent = '';
      const box = add('div', 'accueil-cadre', '');
      const words = add('div', 'accueil-mots', '', box);
      add('p', 'accueil-marque', 'Bridge · écran', words);
      if (accueil.genre === 'message') {
        add('h1', 'accueil-titre', accueil.titre, words);
        add('p', 'accueil-texte', accueil.texte, words);
      } else {
        const { code, origine } = accueil;
        add('h1', 'accueil-titre', 'Reliez cet écran', words);
        const spoken = add('p', 'accueil-code', `${code.slice(0, 3)}\u202f${code.slice(3)}`, words);
        spoken.setAttribute('aria-label', `Code\u00a0: ${code.split('').join(' ')}`);
        const steps = add('ol', 'accueil-pas', '', words);
        add('li', '', `Ouvrez ${origine.replace(/^https?:\/\//, '')} sur un ordinateur ou un téléphone.`, steps);
        add('li', '', 'Allez dans Affichage, puis Écrans, et choisissez «\u00a0Appairer un écran\u00a0».', steps);
        add('li', '', 'Tapez ce code\u00a0: l’écran se met en marche tout seul.', steps);
        const qr = document.createElement('img');
        qr.className = 'accueil-qr';
        qr.alt = 'QR code qui ouvre Bridge avec ce code';
        qr.src = `/e/qr/${code}.svg`;
        qr.onerror = () => qr.remove();
        box.appendChild(qr);
      }
      const notes = add('ul', 'accueil-remarques', '', box);
      for (const remarque of accueil.remarques) add('li', '', remarque, notes);
    },
    hide() {
      if (lieu.hidden) return;
      lieu.hidden = true;
      lieu.textContent = '';
      shown = '';
    },
  };
}
