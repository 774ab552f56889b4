import { depot, openingOf, placeDesDepots, poidsEnMots, resourceById } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { call } from '../../../api/client.ts';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import type { Cells, ListFrame } from '../../../resource/list/list-frame.ts';
import ResourceListScreen from '../../../resource/resource-list.screen.tsx';
import { ReferenceValue } from '../../../resource/values/reference-value.tsx';
import { FluxNothing } from '../../common/sources/flux-nothing.tsx';

const { flux: fluxSchema } = depot.row.shape;

/** The address of a record; empty for a resource without pages. */
function pathOf(ressource: string, id: number): string {
  const resource = resourceById(ressource);
  return (resource && openingOf(resource, id)?.path) ?? '';
}

const CELLS: Cells = {
  flux: ({ value }) => {
    const { data = [] } = fluxSchema.safeParse(value);
    if (data.length === 0)
      return (
        <Text span c="dimmed">
          Aucun
        </Text>
      );
    return data.map(({ ressource, id, nom }, rang) => (
      <Fragment key={`${ressource} ${id}`}>
        {rang > 0 && ', '}
        <ConsoleLink to={pathOf(ressource, id)} inherit>
          {nom}
        </ConsoleLink>
      </Fragment>
    ));
  },
  deposePar: ({ value, names }) =>
    typeof value === 'number' ? (
      <ReferenceValue to="utilisateur" ids={[value]} names={names} />
    ) : (
      <Text span c="dimmed">
        Trouvé sur le serveur
      </Text>
    ),
};

/** The room that the files of the entity take, beside the limit. */
function PlacePrise() {
  const { data } = useQuery({
    queryKey: ['depots', 'place'],
    queryFn: ({ signal }) => call(placeDesDepots, {}, { signal }),
  });
  if (!data) return null;
  return (
    <Text size="sm" c="dimmed">
      {`${poidsEnMots(data.poids)} sur ${poidsEnMots(data.octets)}`}
    </Text>
  );
}

/** Shown when no file was deposited yet. */
function DepotsNothing() {
  return (
    <FluxNothing
      what="Un fichier se dépose dans le formulaire du flux qui le lit."
      how={'Ouvrez un flux ou créez-en un, et choisissez «\u00a0Fichier ou dossier\u00a0».'}
    />
  );
}

const FRAME: ListFrame = {
  intro:
    'Les fichiers que vos flux lisent. Celui qu’aucun flux ne nomme est retiré un jour après son dépôt\u00a0; ceux qui ont été placés à la main sur le serveur restent.',
  Tool: PlacePrise,
  Nothing: DepotsNothing,
  cells: CELLS,
  columns: { taille: 6, flux: 16, deposeLe: 9, deposePar: 10, entiteId: 10 },
};

/** The files that people deposited for their feeds. */
export default function DepotsScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
