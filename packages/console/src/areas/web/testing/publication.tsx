import { listeWeb, type Publication } from '@bridge/contract';
import { screen, within } from '@testing-library/react';
import type { Answer, Sent } from '../../../testing/fake-api.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { PublicationCard } from '../../common/publication/publication.card.tsx';
import { ListeBar } from '../page.bar.tsx';
import { PagesLinks } from '../pages.links.tsx';

export const AT = '/api/web/listes/3';
export const publication = (id: number, changes: Partial<Publication> = {}): Publication => ({
  id,
  version: id,
  publieLe: '2026-11-14T08:00:00.000Z',
  publiePar: 'Camille Durand',
  du: null,
  au: null,
  ...changes,
});
export const published = (...items: Publication[]): Answer => ({
  data: { enCours: items[0] ?? null, items, remarques: [], empechements: [], aPublier: [] },
});
export const liste = (changes: object = {}) =>
  savedRecord(listeWeb, {
    nom: 'Tables',
    code: 'tables',
    sites: [1],
    selection: 5,
    modele: 6,
    titre: { fr: 'Tables' },
    ...changes,
  });

export function show(api: Record<string, (sent: Sent) => Answer> = {}, changes: object = {}) {
  const record = liste(changes);
  return showBeside(
    <>
      <PublicationCard record={record} resource={listeWeb}>
        <PagesLinks record={record} genre="liste" />
      </PublicationCard>
      <ListeBar showCreated={() => undefined} />
    </>,
    {
      resource: listeWeb,
      record,
      api: {
        [`GET ${AT}/publications`]: () => published(),
        [`GET ${AT}`]: () => ({ data: record }),
        'GET /api/web/adresses': () => ({
          data: { items: [{ id: 1, nom: 'Le lac', code: 'lac', type: 'heberge', langues: ['fr', 'en'] }] },
        }),
        ...api,
      },
    },
  );
}

export const press = async (user: Awaited<ReturnType<typeof show>>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
export const agree = async (user: Awaited<ReturnType<typeof show>>['user'], name: string) => {
  const box = within(await screen.findByRole('dialog'));
  await user.click(box.getByRole('button', { name }));
};
