import {
  carte,
  couvertureDeTag,
  diaporama,
  ficheWeb,
  formatNumber,
  listeWeb,
  type Resource,
  rubriqueDynamique,
} from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { ConsoleLink } from '../../navigation/console-link.tsx';
import { recordPath } from '../../resource/record-path.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';
import classes from './annonces.module.css';

const couvertureQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...resourceKey('tagAnnonce'), 'couverture', id, version],
    queryFn: ({ signal }) => call(couvertureDeTag, { params: { id } }, { signal }),
    staleTime: 60_000,
  });

/** The pages that bear a tag now, where an annonce that aims at the tag appears. */
export function CouvertureCard({ id, version }: { readonly id: number; readonly version: number }) {
  const { data, error, isFetching, refetch } = useQuery(couvertureQuery(id, version));
  const pages = data && [
    ...data.listes.map(({ parRegle, ...one }) => ({
      ...one,
      resource: listeWeb,
      note: parRegle ? 'de lui-même' : 'à la main',
    })),
    ...data.cartes.map((one) => ({ ...one, resource: carte, note: 'à la main' })),
    ...data.fiches.map((one) => ({ ...one, resource: ficheWeb, note: 'à la main, sur toutes ses fiches' })),
    ...data.rubriques.map((one) => ({ ...one, resource: rubriqueDynamique, note: 'à la main, dans ses chapitres' })),
    ...data.diaporamas.map((one) => ({ ...one, resource: diaporama, note: 'à la main, sur une diapositive' })),
  ];
  return (
    <Panel title="Couverture" intro="Les pages publiées, les rubriques et les diaporamas qui le portent aujourd’hui.">
      {!data && !error && <Skeleton height={72} />}
      {!data && error && (
        <LoadError
          title="La couverture n’a pas pu être lue"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.objets !== null && (
        <Text size="sm">
          {data.objets === 0
            ? 'Aucune fiche\u00a0: aucun objet ne répond à ses règles.'
            : `${formatNumber(data.objets)} ${data.objets > 1 ? 'fiches d’objets le portent' : 'fiche d’objet le porte'} de lui-même.`}
        </Text>
      )}
      {pages?.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucune page. Posez-le sur une liste, une fiche, une carte, une rubrique d’édition ou une diapositive
          d’annonces, ou donnez-lui des règles.
        </Text>
      )}
      {pages && pages.length > 0 && (
        <ul className={classes.lines}>
          {pages.map(({ id: numero, nom, resource, note }) => (
            <Page key={`${resource.id} ${numero}`} id={numero} nom={nom} resource={resource} note={note} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface PageProps {
  readonly id: number;
  readonly nom: string;
  readonly resource: Resource;
  readonly note: string;
}

function Page({ id, nom, resource, note }: PageProps) {
  return (
    <li>
      <ConsoleLink to={recordPath(resource, id)} size="sm">
        {nom}
      </ConsoleLink>
      <span className={classes.note}>{`${resource.noun.one.toLowerCase()}, ${note}`}</span>
    </li>
  );
}
