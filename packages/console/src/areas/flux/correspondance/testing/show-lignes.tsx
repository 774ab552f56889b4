import {
  type AnyRecord,
  type Apercu,
  type ChampDecouvert,
  correspondance,
  type Field,
  type Ligne,
  type Suggestion,
} from '@bridge/contract';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { useStore } from 'zustand';
import { FormContext } from '../../../../resource/form/form.context.ts';
import { type Form, openForm } from '../../../../resource/form/form.ts';
import { lookAs } from '../../../../resource/widgets/testing/draw.tsx';
import { type Answer, fakeApi, type Sent } from '../../../../testing/fake-api.ts';
import { hand } from '../../../../testing/hand.ts';
import { Unstyled } from '../../../../testing/unstyled.tsx';
import { lignesIn } from '../lignes/lignes.read.ts';
import LignesWidget from '../lignes/lignes.widget.tsx';

vi.setConfig({ testTimeout: 60_000 });

export function champOf(champ: string, changes: Partial<ChampDecouvert> = {}): ChampDecouvert {
  return { champ, type: 'texte', exemples: [`${champ} un`], remplissage: 80, distinctes: 3, ...changes };
}

export const suggestionOf = (ligne: Ligne): Suggestion => ({ ligne, confiance: 0.9, raison: 'Même nom.' });

export function apercuOf(changes: Partial<Apercu> = {}): Apercu {
  const objet = (nom: string) => ({
    identifiant: `ID-${nom}`,
    nom,
    avant: { Nom: nom.toUpperCase(), Vide: '' },
    apres: [{ cible: 'nom', libelle: 'Nom', valeur: nom }],
    avertissements: [],
    rejet: null,
  });
  return {
    objets: [objet('Gîte de l’Étang'), { ...objet('Camping du Val'), rejet: 'Sans commune.' }],
    remplissage: [{ cible: 'nom', libelle: 'Nom', taux: 95 }],
    nonRelies: ['Divers'],
    valeursInconnues: [],
    ...changes,
  };
}

interface Options {
  readonly structure?: readonly ChampDecouvert[];
  readonly lignes?: readonly Ligne[];
  readonly suggestions?: readonly Suggestion[];
  /** Absent: the mapping was never saved. */
  readonly isNew?: boolean;
  readonly readOnly?: boolean;
  readonly api?: Readonly<Record<string, (sent: Sent) => Answer>>;
}

const MAPPING = '/api/administration/tourinsoft-v3/mapping';

function recordOf({ structure = [], lignes = [] }: Options): AnyRecord {
  const blank = Object.entries<Field>(correspondance.fields).map(([name, { initial = null }]) => [name, initial]);
  return { ...Object.fromEntries(blank), id: 9, version: 1, nom: 'Gîtes', structure, lignes };
}

/** Draws the editor of a mapping as its form does, without the rest of the form. */
export function showLignes(options: Options = {}) {
  lookAs({ roles: ['ROLE_ADMIN'], parameters: { enable_import_tourinsoft: true } });
  const sent = fakeApi({
    [`GET ${MAPPING}/9/usages`]: () => ({
      data: {
        items: [
          { ressource: 'fluxTourinsoft', nature: 'Flux', champ: 'correspondance', id: 4, titre: 'Val', chemin: null },
        ],
        ailleurs: 0,
      },
    }),
    'GET /api/administration/tourinsoft-v3/flux': () => ({
      data: {
        items: [
          { id: 4, version: 1, nom: 'Val' },
          { id: 5, version: 1, nom: 'Dunes' },
        ],
        total: 2,
        names: {},
      },
    }),
    [`GET ${MAPPING}/9/suggestions`]: () => ({ data: { suggestions: options.suggestions ?? [] } }),
    [`POST ${MAPPING}/apercu`]: () => ({ data: apercuOf() }),
    ...options.api,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const form = openForm({
    resource: correspondance,
    record: options.isNew ? null : recordOf(options),
    userId: 7,
    entiteId: 1,
    tab: `${correspondance.path}/edit/9`,
    queries,
  });
  render(
    <Unstyled>
      <QueryClientProvider client={queries}>
        <ModalsProvider>
          <Notifications />
          <MemoryRouter>
            <FormContext value={{ form, idOf: (name) => name }}>
              <Editor form={form} readOnly={options.readOnly ?? false} />
            </FormContext>
          </MemoryRouter>
        </ModalsProvider>
      </QueryClientProvider>
    </Unstyled>,
  );
  return {
    user: hand(),
    lignes: () => lignesIn(form.store.getState().values.lignes),
    sent: (call: string) => sent.filter((one) => one.call === call),
    apercus: () => sent.filter(({ call }) => call === `POST ${MAPPING}/apercu`).map(({ body }) => Object(body)),
  };
}

const NONE = {};

function Editor({ form: { store }, readOnly }: { readonly form: Form; readonly readOnly: boolean }) {
  const value = useStore(store, ({ values }) => values.lignes);
  return (
    <LignesWidget
      id="lignes"
      path="lignes"
      field={correspondance.fields.lignes}
      value={value}
      onChange={(next) => store.getState().setValue('lignes', next)}
      error={undefined}
      inner={NONE}
      readOnly={readOnly}
      resource={correspondance.id}
      describedBy={undefined}
      valueOf={(name) => store.getState().values[name]}
    />
  );
}
