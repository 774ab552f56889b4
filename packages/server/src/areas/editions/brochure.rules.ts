import type { FieldError } from '@bridge/contract';
import type { EntiteQuiDonne, ObjetChoisi } from './brochure.repository.ts';

const MOST_NAMED = 5;

/** What keeps chosen objets out of a brochure. `vus`: the objets among them that the person sees. */
export function fautesDesChoix(asked: readonly number[], vus: readonly ObjetChoisi[]): FieldError[] {
  const missing = new Set(asked).size - vus.length;
  const hidden = vus.filter(({ publie }) => !publie).map(({ nom }) => `«\u00a0${nom}\u00a0»`);
  const named = hidden.length > MOST_NAMED ? [...hidden.slice(0, MOST_NAMED), '…'] : hidden;
  return [
    ...(missing === 0
      ? []
      : [
          missing === 1
            ? 'Un des objets choisis n’existe plus, ou n’est pas à vous\u00a0: retirez-le.'
            : `${missing} des objets choisis n’existent plus, ou ne sont pas à vous\u00a0: retirez-les.`,
        ]),
    ...(hidden.length === 0
      ? []
      : [
          `${hidden.length === 1 ? 'Cet objet n’est pas publié' : 'Ces objets ne sont pas publiés'}\u00a0: ${named.join(', ')}. Une brochure ne montre que ce que tout le monde peut voir.`,
        ]),
  ].map((message) => ({ path: 'objets', message }));
}

/** The contact of an entity in one line. */
export function contactDe({ telephone, email, site }: Omit<EntiteQuiDonne, 'nom'>): string {
  const address = site.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return [telephone, email, address].filter(Boolean).join(' · ');
}
