import { communesDuCatalogue, countOf, deLieu, mayAccess, objetHead, PAGES, searchEverywhere } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import '../../ui/dialog.styles.ts';
import '@mantine/core/styles/Mark.css';
import '@mantine/spotlight/styles.css';
import { IconLogout, IconMapPin, IconMoon, IconSearch, IconSettings, IconSun, IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, use, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useSession } from '../../api/session.store.ts';
import { communesQuery } from '../../navigation/communes.query.ts';
import { ConsoleContext } from '../../navigation/console-context.ts';
import { NounIcon } from '../../ui/icons.tsx';
import { VEIL } from '../../ui/veil.ts';
import { useSettings } from '../settings/settings.store.ts';
import type { EarlyField } from './early-field.ts';
import { communesNamed, destinationsFor, found, isNameOfCommune, shownOf } from './palette.rules.ts';

interface Props {
  readonly onSettings: () => void;
  /** Where people type until the field of the palette is there. */
  readonly early: EarlyField;
}

interface Action {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

export const openPalette = spotlight.open;

const NOTHING = {
  searching: 'Recherche…',
  failed: 'La recherche d’éléments n’a pas abouti.',
  found: 'Rien ne correspond. Essayez le nom d’un élément ou d’une page, par exemple «\u00a0guide\u00a0».',
};

/** Ctrl+K: finds records, pages and actions. Opened by a function, never by an effect, which a shell shown again repeats. */
export default function Palette({ onSettings, early }: Props) {
  const [query, setQuery] = useState('');
  const pages = usePageActions();
  const actions = useOwnActions(onSettings);
  const [settled] = useDebouncedValue(query.trim(), 150);
  const { records, lists, state } = useFoundRecords(query, settled);
  const communes = useFoundCommunes(query, settled, state !== 'searching');
  return (
    <Spotlight
      // Empty groups are dropped: one would count as a result.
      actions={[
        { group: 'Pages', actions: found(query, pages).map(toSpotlight) },
        { group: 'Actions', actions: found(query, actions).map(toSpotlight) },
        // The server answers late, its records before its communes: each group comes below those that are there
        // already, so that nothing moves under the Enter about to be pressed.
        { group: 'Éléments', actions: records.map(toSpotlight) },
        { group: 'Voir tous les résultats', actions: lists.map(toSpotlight) },
        { group: 'Communes', actions: communes.map(toSpotlight) },
      ].filter((group) => group.actions.length > 0)}
      query={query}
      onQueryChange={setQuery}
      // The actions are already filtered, without regard to accents.
      filter={(_, all) => all}
      shortcut={null}
      nothingFound={NOTHING[state]}
      searchProps={{
        leftSection: <IconSearch {...icon} />,
        placeholder: 'Trouver un élément, une page, une action…',
        'aria-label': 'Trouver un élément, une page ou une action',
        onKeyDown: takeFirst,
        onFocus: () => {
          const typed = early.take();
          if (typed !== '') setQuery(typed);
        },
      }}
      // The focus goes back to where it was before the early field took it.
      returnFocus={false}
      onSpotlightClose={early.close}
      scrollable
      overlayProps={VEIL}
      attributes={{ content: { 'aria-label': 'Recherche' } }}
      maxHeight="min(24rem, 60vh)"
    />
  );
}

/** Makes Enter choose the first result, even one that the server found after the last key. */
function takeFirst({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter') return;
  const dialog = currentTarget.closest('[role="dialog"]');
  if (!dialog?.querySelector('[data-selected]')) dialog?.querySelector<HTMLElement>('[data-action]')?.click();
}

function toSpotlight({ id, label, description, icon: leftSection, run }: Action): SpotlightActionData {
  return { id, label, leftSection, onClick: run, ...(description ? { description } : {}) };
}

/** The records that the server finds under the typed words, among all that this person may see. */
function useFoundRecords(query: string, settled: string) {
  const navigate = useNavigate();
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search-everywhere', settled],
    queryFn: ({ signal }) => call(searchEverywhere, { query: { q: settled } }, { signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  const { items, suites } = shownOf(query.trim() && settled && data ? data : { items: [], suites: [] });
  const state: keyof typeof NOTHING =
    isFetching || query.trim() !== settled ? 'searching' : isError && settled ? 'failed' : 'found';
  return {
    state,
    lists: suites.map(
      ({ ressource, nature, icone, chemin }): Action => ({
        id: `liste:${ressource}`,
        label: nature,
        icon: <NounIcon name={icone} />,
        run: () => void navigate(chemin),
      }),
    ),
    records: items.map(({ ressource, id, titre, nature, icone, chemin, precision }) => ({
      id: `${ressource}:${id}`,
      label: titre,
      description: precision ? `${nature}\u00a0: ${precision}` : nature,
      icon: <NounIcon name={icone} />,
      run: () => void navigate(chemin),
    })),
  };
}

/** The communes called by the typed words, which lead to their objets; none before the records above them are known. */
function useFoundCommunes(query: string, settled: string, areRecordsKnown: boolean): Action[] {
  const navigate = useNavigate();
  const maySee = useSession(
    ({ viewer }) => mayAccess(communesDuCatalogue.access, viewer) && mayAccess(objetHead.access.view, viewer),
  );
  const { data = [] } = useQuery({ ...communesQuery(settled), enabled: maySee && isNameOfCommune(settled) });
  if (!areRecordsKnown) return [];
  return communesNamed(query, data).map(({ nom, nombre, path }) => ({
    id: path,
    label: `Objets ${deLieu(nom)}`,
    description: countOf(objetHead.noun, nombre),
    icon: <IconMapPin {...icon} />,
    run: () => void navigate(path),
  }));
}

function usePageActions(): Action[] {
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  const navigate = useNavigate();
  return useMemo(
    () =>
      destinationsFor(PAGES, viewer, hasScreen).map(({ path, title, context, icon: name }) => ({
        id: path,
        label: title,
        ...(context && context !== title ? { description: context } : {}),
        icon: <NounIcon name={name} />,
        run: () => void navigate(path),
      })),
    [viewer, hasScreen, navigate],
  );
}

function useOwnActions(onSettings: () => void): Action[] {
  const signOut = useSession((session) => session.signOut);
  const change = useSettings((settings) => settings.change);
  const navigate = useNavigate();
  return [
    {
      id: 'profile',
      label: 'Ouvrir mon compte',
      icon: <IconUser {...icon} />,
      run: () => void navigate('/profile/index'),
    },
    { id: 'dark', label: 'Passer en mode sombre', icon: <IconMoon {...icon} />, run: () => change({ scheme: 'dark' }) },
    { id: 'light', label: 'Passer en mode clair', icon: <IconSun {...icon} />, run: () => change({ scheme: 'light' }) },
    { id: 'settings', label: 'Régler l’interface', icon: <IconSettings {...icon} />, run: onSettings },
    { id: 'sign-out', label: 'Se déconnecter', icon: <IconLogout {...icon} />, run: () => void signOut() },
  ];
}
