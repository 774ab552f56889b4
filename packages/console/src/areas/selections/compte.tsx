import { countOf, objet } from '@bridge/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../explain.ts';
import { enPlusEnMots, manqueEnMots } from './brouillon.rules.ts';
import { compteQuery } from './selection.queries.ts';
import classes from './selections.module.css';
import type { Brouillon } from './use-brouillon.ts';
import type { VueProps } from './vue.ts';

interface Props extends Brouillon {
  /** Whether screen readers are told: of two equal counts on the page, one is enough. */
  readonly isSaid?: boolean;
  /** The count heads a part of its own. */
  readonly isLarge?: boolean;
}

/** The count of objets, as the rules are typed. */
export function Compte({ lu, isLate, isSaid = true, isLarge = false }: Props) {
  if (lu.ok) return <Nombre brouillon={lu.brouillon} isLate={isLate} isSaid={isSaid} isLarge={isLarge} />;
  return (
    <Text size="sm" c="dimmed" {...(isSaid ? { role: 'status' } : {})}>
      {manqueEnMots(lu.manquent)}
    </Text>
  );
}

interface NombreProps extends VueProps {
  readonly isLate: boolean;
  readonly isSaid: boolean;
  readonly isLarge: boolean;
}

/** The former count stays, greyed, until the next one comes. */
function Nombre({ brouillon, isLate, isSaid, isLarge }: NombreProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(compteQuery(brouillon));
  if (error) {
    return (
      <Text size="sm" {...(isSaid ? { role: 'alert' } : {})}>
        {`Les objets n’ont pas pu être comptés. ${sentenceOf(error)} `}
        <Button variant="default" size="compact-xs" loading={isFetching} onClick={() => void refetch()}>
          Réessayer
        </Button>
      </Text>
    );
  }
  const isStale = isLate || isPlaceholderData;
  return (
    <div>
      <Text
        className={classes.count}
        aria-busy={isStale}
        data-large={isLarge || undefined}
        data-stale={isStale || undefined}
        {...(isSaid ? { role: 'status' } : {})}
      >
        {data ? countOf(objet.noun, data.total) : <Skeleton component="span" height={24} width={120} />}
      </Text>
      <EnPlus nombre={data?.enPlus ?? 0} />
    </div>
  );
}

/** The objets that the person sees besides, and that no channel will show. */
export function EnPlus({ nombre }: { readonly nombre: number }) {
  if (nombre === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {enPlusEnMots(nombre)}
    </Text>
  );
}
