import type { Liste } from './liste.ts';

/** The pause of typing in milliseconds after which the list is asked. */
const PAUSE = 300;

/** The engine of a list: asked in place and, when it is live, as one types, without a button to press. */
export function bindMoteur(racine: HTMLElement, liste: Liste): () => void {
  let attente: ReturnType<typeof setTimeout> | undefined;
  const request = (form: HTMLFormElement, bouton: HTMLElement | null) => {
    clearTimeout(attente);
    void liste.goTo(adresseDe(form, bouton), bouton);
  };

  racine.addEventListener('submit', (event) => {
    const form = formDe(event);
    if (!form) return;
    event.preventDefault();
    request(form, event.submitter);
  });

  const bientot = (event: Event) => {
    const form = formDe(event);
    if (!form || !isDirect(form, liste)) return;
    // Letters being composed (Japanese, Chinese, accents) are no word yet.
    if (event instanceof InputEvent && event.isComposing) return;
    clearTimeout(attente);
    liste.giveUp();
    attente = setTimeout(() => request(form, null), isTyping(event) ? PAUSE : 0);
  };
  racine.addEventListener('input', bientot);
  racine.addEventListener('compositionend', bientot);

  return () => {
    for (const bouton of racine.querySelectorAll<HTMLElement>('[data-bridge-filtrer]')) {
      const form = bouton.closest('form');
      bouton.hidden = form !== null && isDirect(form, liste);
    }
    for (const bouton of racine.querySelectorAll<HTMLElement>('[data-bridge-voir]')) {
      const form = bouton.closest('form');
      bouton.hidden = form === null || !isDirect(form, liste);
    }
  };
}

/** Whether the list follows what is typed. If each answer is another page, nobody is sent there while typing. */
const isDirect = (form: HTMLFormElement, liste: Liste): boolean =>
  form.dataset.direct !== undefined && liste.isHere(adresseDe(form, null));

function formDe({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>('form[data-bridge-moteur]') : null;
}

/** Whether the event is typing, which pauses; a ticked choice is asked for at once. */
const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLInputElement && !/^(checkbox|radio|date)$/.test(target.type);

/** The address that the form makes, without its empty fields: one state has one address. */
export function adresseDe(form: HTMLFormElement, bouton: HTMLElement | null): URL {
  const adresse = new URL(form.action);
  adresse.search = '';
  for (const [nom, valeur] of new FormData(form)) {
    if (typeof valeur !== 'string' || valeur.trim() === '' || isSansLieu(form, nom)) continue;
    adresse.searchParams.append(nom, valeur.trim());
  }
  // A guided search stays at its question until a button leads on.
  if (form.dataset.question) adresse.searchParams.set('question', form.dataset.question);
  if (bouton instanceof HTMLButtonElement && bouton.name !== '') adresse.searchParams.set(bouton.name, bouton.value);
  return adresse;
}

/** Whether a field is a distance without a place, which asks for nothing. */
function isSansLieu(form: HTMLFormElement, nom: string): boolean {
  const lat = nom.endsWith('-km') ? form.elements.namedItem(nom.replace(/km$/, 'lat')) : null;
  return lat instanceof HTMLInputElement && lat.value === '';
}
