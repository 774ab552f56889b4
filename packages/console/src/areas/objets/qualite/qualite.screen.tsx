import {
  exportQualite,
  type Filter,
  formatNumber,
  LISTES_DE_QUALITE,
  mayAccess,
  partEnCent,
  shareCorrection,
  VOLETS_DE_COMPLETUDE,
} from '@bridge/contract';
import { Anchor, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { download } from '../../../api/download.ts';
import { useSession } from '../../../api/session.store.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { sentenceOf } from '../../explain.ts';
import { AnomaliesPanel } from './anomalies.panel.tsx';
import { CorrectionPanel } from './correction.panel.tsx';
import { PartsPanel } from './parts.panel.tsx';
import classes from './qualite.module.css';
import { qualiteQuery, questionDe } from './qualite.queries.ts';
import { adresseDe, filtresDe, listeDe, motDuFiltre, type Qualite } from './qualite.rules.ts';
import { ReponsesPanel } from './reponses.panel.tsx';
import { TendancePanel } from './tendance.panel.tsx';
import { TrousPanel } from './trous.panel.tsx';

/** /catalogue/qualite: the completeness of the catalogue, its anomalies, and the lists to work through. */
export default function QualiteScreen() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filters = filtresDe(search);
  const maySend = useSession(({ viewer }) => mayAccess(shareCorrection.access, viewer));
  const { data, error, isFetching, refetch } = useQuery(qualiteQuery(filters));
  const show = (next: Filter) => void navigate({ pathname, search: adresseDe(next) });
  const narrow = (more: Filter) => show({ ...filters, ...more });
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <Title order={1}>Qualité du catalogue</Title>
          <Text c="dimmed">Ce qui manque aux objets publiés, où, et par où commencer.</Text>
        </div>
        {data && data.aCorriger > 0 && <Files filters={filters} />}
      </header>
      <Narrowings filters={filters} data={data} onChange={show} />
      {!data && !error && <Skeleton height={320} />}
      {error && (
        <LoadError
          title="La qualité n’a pas pu être lue"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {maySend && <ReponsesPanel />}
      {data && !error && data.objets === 0 && (
        <Text role="status">Aucun objet publié ici. Importez une source, ou élargissez la recherche.</Text>
      )}
      {data && !error && data.objets > 0 && (
        <>
          <Facts data={data} filters={filters} />
          <div className={classes.columns}>
            <PartsPanel data={data} filters={filters} onNarrow={narrow} />
            <AnomaliesPanel data={data} filters={filters} />
          </div>
          <TrousPanel filters={filters} onNarrow={narrow} />
          <TendancePanel />
          {maySend && <CorrectionPanel filters={filters} />}
        </>
      )}
    </div>
  );
}

/** The filters in force, each with a button that takes it off. */
function Narrowings({
  filters,
  data,
  onChange,
}: {
  readonly filters: Filter;
  readonly data: Qualite | undefined;
  readonly onChange: (next: Filter) => void;
}) {
  const all = Object.entries(filters);
  if (all.length === 0) return null;
  return (
    <Group gap="xs" component="nav" aria-label="Recherche">
      {all.map(([name, value]) => (
        <Button
          key={name}
          size="compact-sm"
          variant="light"
          rightSection={<IconX size={12} aria-hidden />}
          aria-label={`Ne plus limiter à ${motDuFiltre(name, value, data?.parts)}`}
          onClick={() => onChange(Object.fromEntries(all.filter(([other]) => other !== name)))}
        >
          {motDuFiltre(name, value, data?.parts)}
        </Button>
      ))}
    </Group>
  );
}

function Files({ filters }: { readonly filters: Filter }) {
  const exporting = useMutation({
    mutationFn: () => download(exportQualite, { query: questionDe(filters) }, 'a-corriger.csv'),
  });
  return (
    <Group gap="xs">
      <Button component={Link} to={listeDe(filters)} variant="default">
        Ouvrir la liste à corriger
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        Exporter en CSV
      </Button>
    </Group>
  );
}

function Facts({ data, filters }: { readonly data: Qualite; readonly filters: Filter }) {
  const { objets, completude, aCorriger, graves } = data;
  const sains = objets - aCorriger;
  const facts = [
    ['Objets publiés', formatNumber(objets), LISTES_DE_QUALITE.objets],
    ['Complétude', `${completude}\u00a0%`, null],
    ['Sans anomalie', `${formatNumber(sains)} (${partEnCent(sains, objets)})`, LISTES_DE_QUALITE.sansAnomalie],
    ['À corriger', formatNumber(aCorriger), LISTES_DE_QUALITE.aCorriger],
    ['À corriger d’abord', formatNumber(graves), LISTES_DE_QUALITE.graves],
  ] as const;
  return (
    <section aria-label="En bref">
      <dl className={classes.facts}>
        {facts.map(([nom, valeur, liste]) => (
          <div key={nom}>
            <dt>{nom}</dt>
            <dd>
              {liste === null ? (
                valeur
              ) : (
                <Anchor component={Link} to={listeDe(filters, liste)} inherit aria-label={`${nom}\u00a0: ${valeur}`}>
                  {valeur}
                </Anchor>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed" mt="xs" maw="80ch">
        {`Un objet complet a ${VOLETS_DE_COMPLETUDE.map(({ label }) => label).join(', ')}. La complétude est la part de ces ${VOLETS_DE_COMPLETUDE.length} éléments qui est là${Object.keys(filters).length === 0 ? '' : ', pour cette recherche'}.`}
      </Text>
    </section>
  );
}
