import type { Langue } from '@bridge/contract';

/** One text per language of the product: adding a language makes the missing texts errors. */
export type ParLangue<Texte> = Readonly<Record<Langue, Texte>>;

/** The text in the language of the page around an element, through shadow roots; French for any other language. */
export function dans<Texte>(textes: ParLangue<Texte>, element: Element): Texte {
  const code = langueDe(element).slice(0, 2).toLowerCase();
  const trouve = Object.entries(textes).find(([langue]) => langue === code);
  return trouve ? trouve[1] : textes.fr;
}

function langueDe(element: Element): string {
  const proche = element.closest('[lang]')?.getAttribute('lang');
  if (proche) return proche;
  const lieu = element.getRootNode();
  return lieu instanceof ShadowRoot ? langueDe(lieu.host) : document.documentElement.lang;
}
