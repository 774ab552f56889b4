import { type Estimation, formatNumber, LANGUES_CHOIX, OFFERTS_PAR_MOIS } from '@bridge/contract';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { sentenceOf } from '../explain.ts';
import classes from './config.module.css';

interface Props {
  readonly data: Estimation | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isStale: boolean;
  readonly isFree: boolean;
  readonly retry: () => void;
}

/** How much there is to translate, by language, and what it costs. */
export function EstimationPart({ data, error, isFetching, isStale, isFree, retry }: Props) {
  if (error)
    return (
      <Stack gap="xs" role="alert" className={classes.empty}>
        <Text>{`L’estimation n’a pas pu être faite. ${sentenceOf(error)}`}</Text>
        <Button variant="default" size="compact-sm" loading={isFetching} onClick={retry}>
          Réessayer
        </Button>
      </Stack>
    );
  if (data === undefined) return <Skeleton height={180} />;
  return (
    <Stack gap="sm" className={isStale ? classes.stale : undefined}>
      <dl className={classes.facts}>
        <Fact label="Objets" value={formatNumber(data.objets)} />
        <Fact label="Caractères" value={formatNumber(data.caracteres)} />
        <Fact label="Coût" value={isFree ? 'Gratuit' : `${euros.format(data.cout)}`} />
      </dl>
      <Text size="sm" role="status">
        {phraseOf(data, isFree)}
      </Text>
      {data.langues.length > 0 && <ParLangue {...data} />}
      {data.avis.length > 0 && (
        <ul className={classes.avis} aria-label="À vérifier">
          {data.avis.map((one) => (
            <li key={one}>
              <IconAlertTriangle size={16} aria-hidden />
              <span>{one}</span>
            </li>
          ))}
        </ul>
      )}
      {data.lus < data.objets && (
        <Text size="xs" c="dimmed">
          {`${formatNumber(data.lus)} objets ont été lus\u00a0; le reste en est déduit.`}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        Ce qui est déjà traduit n’est pas compté.
      </Text>
    </Stack>
  );
}

const euros = new Intl.NumberFormat('fr', { style: 'currency', currency: 'EUR' });

function phraseOf({ caracteres, mois }: Estimation, isFree: boolean): string {
  if (caracteres === 0) return 'Rien à traduire\u00a0: tout l’est déjà, ou rien n’est écrit dans la langue source.';
  if (mois === null) return 'Sans limite de budget, tout peut être traduit d’un coup.';
  if (mois > 1) return `Le budget s’étale sur ${mois} mois.`;
  return isFree
    ? `Les ${formatNumber(OFFERTS_PAR_MOIS)} caractères offerts chaque mois suffisent.`
    : 'Le budget d’un mois suffit.';
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Bars beside numbers that say the same. */
function ParLangue({ langues }: Estimation) {
  const most = Math.max(...langues.map(({ caracteres }) => caracteres), 1);
  return (
    <table className={classes.table} aria-label="Par langue">
      <thead>
        <tr>
          <th scope="col">Langue</th>
          <th scope="col" data-figures>
            Textes
          </th>
          <th scope="col" data-figures>
            Caractères
          </th>
        </tr>
      </thead>
      <tbody>
        {langues.map(({ langue, textes, caracteres }) => (
          <tr key={langue}>
            <th scope="row">
              {LANGUES_CHOIX.find(({ value }) => value === langue)?.label}
              <span className={classes.bar} style={{ width: `${(100 * caracteres) / most}%` }} aria-hidden />
            </th>
            <td data-figures>{formatNumber(textes)}</td>
            <td data-figures>{formatNumber(caracteres)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
