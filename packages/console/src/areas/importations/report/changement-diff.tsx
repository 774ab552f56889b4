import type { ActionImportation } from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Differences } from '../../../catalogue/differences/differences.tsx';
import { changementQuery } from '../../../catalogue/importation/importation.queries.ts';
import type { Temps } from '../../../catalogue/importation/importation.rules.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import classes from './report.module.css';

interface Props {
  readonly importation: number;
  readonly temps: Temps;
  readonly identifiant: string;
}

type Intros = Readonly<Partial<Record<ActionImportation, string>>>;

const DONE: Intros = {
  cree: 'La source donne cette fiche pour la première fois\u00a0: l’objet est entré dans le catalogue.',
  retire: 'La source ne donne plus cette fiche\u00a0: l’objet a quitté le catalogue.',
  restaure: 'La source donne de nouveau cette fiche\u00a0: l’objet est revenu.',
  inchange: 'La fiche reçue dit la même chose que l’objet du catalogue.',
  rattache:
    'Un autre système apporte cette offre\u00a0: la fiche complète son objet, sans le doubler, à la prochaine lecture de celui-ci.',
  rejete: 'La fiche n’a pas pu entrer\u00a0: la cause est dans les rejets.',
};

const PLANNED: Intros = {
  ...DONE,
  cree: 'La source donne cette fiche pour la première fois\u00a0: l’objet entrera dans le catalogue.',
  retire: 'La source ne donne plus cette fiche\u00a0: l’objet quittera le catalogue.',
  restaure: 'La source donne de nouveau cette fiche\u00a0: l’objet reviendra.',
};

const VAIN: Intros = {
  ...DONE,
  cree: 'La source donne cette fiche pour la première fois\u00a0: l’objet serait entré dans le catalogue.',
  retire: 'La source ne donne plus cette fiche\u00a0: l’objet aurait quitté le catalogue.',
  restaure: 'La source donne de nouveau cette fiche\u00a0: l’objet serait revenu.',
};

const INTROS: Readonly<Record<Temps, Intros>> = { fait: DONE, prevu: PLANNED, vain: VAIN };

/** The changes of a record, field by field, before and after. */
export function ChangementDiff({ importation, temps, identifiant }: Props) {
  const { data, error, isFetching, refetch } = useQuery(changementQuery(importation, identifiant));
  if (error) {
    return (
      <LoadError
        title="Les différences n’ont pas pu être lues"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={80} />;
  const intro = INTROS[temps][data.action];
  // A difference without a path means the whole record, created or removed: the sentence tells it.
  const differences = data.differences.filter(({ chemin }) => chemin !== '');
  return (
    <div className={classes.diff}>
      {intro && <Text size="sm">{intro}</Text>}
      {differences.length > 0 && <Differences differences={differences} />}
      {differences.length === 0 && !intro && <Text size="sm">Aucune différence n’a été gardée.</Text>}
    </div>
  );
}
