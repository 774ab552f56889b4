import {
  annonce as annonceResource,
  civilDay,
  type EndpointAnswer,
  formatNumber,
  type occupationDEspace,
  PRIORITES_D_ANNONCE,
} from '@bridge/contract';
import { ActionIcon, Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { formatDate, formatPeriod } from '../../../resource/values/format.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../annonces.module.css';
import { occupationQuery } from '../annonces.queries.ts';
import { DiffusionCard } from '../diffusion.card.tsx';
import { StatistiquesCard } from '../statistiques.card.tsx';
import { IntegrationCard } from './integration.card.tsx';
import { type Fenetre, moisDe, moisDepuis, placeDe } from './occupation.rules.ts';
import { PrevisionDEspaceCard } from './prevision.card.tsx';

type Occupation = EndpointAnswer<typeof occupationDEspace>;
type Placee = Occupation['annonces'][number];

const MOIS_VUS = 6;

/** Beside a saved espace: its annonces over time, its free days, what it shows and how often it is seen. */
export default function EspacePanel({ record }: FormPanelProps) {
  const [decalage, setDecalage] = useState(0);
  const fenetre = moisDepuis(civilDay(new Date()), decalage, MOIS_VUS);
  const { data, error, isFetching, refetch } = useQuery({
    ...occupationQuery(record.id, fenetre),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Panel
        title="Calendrier d’occupation"
        intro="Qui l’occupe, et quand il reste de la place."
        aside={
          <Group gap={4}>
            <ActionIcon variant="default" aria-label="Six mois avant" onClick={() => setDecalage(decalage - MOIS_VUS)}>
              <IconChevronLeft size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon variant="default" aria-label="Six mois après" onClick={() => setDecalage(decalage + MOIS_VUS)}>
              <IconChevronRight size={16} aria-hidden />
            </ActionIcon>
          </Group>
        }
      >
        <Text size="sm" role="status">
          {formatPeriod(fenetre)}
        </Text>
        {!data && !error && <Skeleton height={120} />}
        {!data && error && (
          <LoadError
            title="L’occupation n’a pas pu être lue"
            reason={sentenceOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <Stack gap="md">
            <Barres occupation={data} fenetre={fenetre} />
            <Places {...data} />
            {data.annonces.length > 0 && <Table annonces={data.annonces} />}
          </Stack>
        )}
      </Panel>
      {record.modifiable !== false && (
        <>
          <DiffusionCard de="espace" id={record.id} version={record.version} />
          {record.canal === 'web' && <PrevisionDEspaceCard id={record.id} />}
          {record.canal === 'web' && <StatistiquesCard de="espace" id={record.id} />}
          {record.canal === 'web' && <IntegrationCard record={record} />}
        </>
      )}
    </>
  );
}

/** The key of a line; annonces of other entities come without an id, and may begin on the same day. */
const keyOf = ({ annonce, du }: Placee, rang: number) => `${annonce?.id} ${du} ${rang}`;

const percent = ({ left, width }: { readonly left: number; readonly width: number }) => ({
  left: `${left}%`,
  width: `${width}%`,
});

/** A drawing hidden from screen readers: the table and the sentences under it say the same. */
function Barres({ occupation: { annonces, troncons }, fenetre }: { occupation: Occupation; fenetre: Fenetre }) {
  return (
    <div aria-hidden>
      <div className={classes.mois}>
        {moisDe(fenetre).map(({ nom, width }) => (
          <span key={nom} style={{ width: `${width}%` }}>
            {nom}
          </span>
        ))}
      </div>
      <div className={classes.barres}>
        {annonces.map((placee, rang) => (
          <div key={keyOf(placee, rang)} className={classes.piste}>
            <span
              className={classes.barre}
              style={percent(placeDe(placee, fenetre))}
              data-genre={placee.priorite}
              data-demandee={placee.validee ? undefined : true}
            >
              {nomDe(placee)}
            </span>
          </div>
        ))}
        <div className={classes.piste}>
          {troncons
            .filter(({ libres }) => libres > 0)
            .map((troncon) => (
              <span key={troncon.du} className={classes.libre} style={percent(placeDe(troncon, fenetre))} />
            ))}
        </div>
      </div>
    </div>
  );
}

/** The free stretches of days, in words. */
function Places({ troncons, capacite }: Pick<Occupation, 'troncons' | 'capacite'>) {
  const libres = troncons.filter((troncon) => troncon.libres > 0);
  if (libres.length === 0) return <Text size="sm">Complet sur toute la période.</Text>;
  return (
    <div>
      <Text size="sm" fw={600}>
        {`Places libres, sur ${formatNumber(capacite)}`}
      </Text>
      <ul className={classes.lines}>
        {libres.map(({ du, au, libres: nombre }) => (
          <li key={du}>
            <Text size="sm">{`${formatPeriod({ du, au })}\u00a0: ${formatNumber(nombre)}`}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nomDe = ({ annonce }: Placee) => annonce?.nom ?? 'Annonce d’une autre entité';
const prioriteDe = ({ priorite }: Placee) => PRIORITES_D_ANNONCE.find(({ value }) => value === priorite)?.label ?? '';

function Table({ annonces }: { readonly annonces: readonly Placee[] }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Annonces de cet espace">
        <thead>
          <tr>
            <th scope="col">Annonce</th>
            <th scope="col">Dates</th>
          </tr>
        </thead>
        <tbody>
          {annonces.map((placee, rang) => (
            <tr key={keyOf(placee, rang)}>
              <th scope="row">
                {placee.annonce === null ? (
                  nomDe(placee)
                ) : (
                  <Anchor component={Link} to={recordPath(annonceResource, placee.annonce.id)} size="sm">
                    {placee.annonce.nom}
                  </Anchor>
                )}
                <span
                  className={classes.note}
                >{`${prioriteDe(placee)}${placee.parTags ? ', par ses tags' : ''}${placee.validee ? '' : ', à valider'}`}</span>
              </th>
              <td>
                {formatDate(placee.du)}
                <br />
                {`au ${formatDate(placee.au)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
