import { fireEvent, screen } from '@testing-library/react';
import { analyseOf, imageNamed, recordOf } from '../../../../catalogue/media/testing/medias.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { DepotDePage } from '../depot-de-page.tsx';
import '../depot.drawer.tsx';

export const CREATE = 'POST /api/mediatheque';
let next = 10;
export const nameIn = (address: URL) => address.searchParams.get('nom') ?? '';
/** Answers any file as read, with nothing but its name. */
export const readAll = (address: URL) => {
  next += 1;
  return { data: analyseOf(next, nameIn(address)) };
};

/** Draws the page that takes files, without its list. */
export function show(api: object = {}) {
  return showScreen(
    <DepotDePage>
      <p>Les médias</p>
    </DepotDePage>,
    {
      at: '/mediatheque/list',
      parameters: { bridge_languages: ['fr'] },
      api: {
        [CREATE]: () => ({ data: recordOf(1) }),
        'GET /api/mediatheque/dossiers': () => ({ data: { items: [] } }),
        'GET /api/choix/mediatag': () => ({ data: { items: [] } }),
        'POST /api/mediatheque/adresses': () => ({ data: analyseOf(99, 'pont.jpg') }),
        ...api,
      },
    },
  );
}

/** Drops files onto the page, as from a folder of the desk. */
export const drop = (...names: string[]) =>
  fireEvent.drop(screen.getByText('Les médias'), {
    dataTransfer: { types: ['Files'], files: names.map(imageNamed) },
  });
export const line = (name: string) => screen.findByRole('listitem', { name });
export const field = async (label: string, name: string) =>
  screen.findByRole('textbox', { name: `${label} de ${name}` });
