import { ACTIONS_IMPORTATION, type FicheObjet, getChangementObjet, labelOfSysteme } from '@bridge/contract';
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../api/client.ts';
import { Differences } from '../../../catalogue/differences/differences.tsx';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import { importPath } from '../../../navigation/jobs/job-path.ts';
import { ChoiceValue, InstantValue } from '../../../resource/values/atom-value.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { explain } from '../../explain.ts';
import classes from './fiche.module.css';
import { isLent, Reserve } from './reserve.tsx';

type Entree = FicheObjet['historique'][number];

/** The imports that touched the objet, and on demand what each changed. */
export function HistoriqueTab({ fiche }: { readonly fiche: FicheObjet }) {
  const { objet, historique, identites } = fiche;
  return (
    <div className={classes.main}>
      <Panel title="Import par import" intro="Du plus récent au plus ancien.">
        {isLent(fiche) ? (
          <Reserve of="Imports de la fiche" />
        ) : (
          historique.length === 0 && <Text c="dimmed">Aucun import gardé en mémoire ne l’a changé.</Text>
        )}
        <ol className={classes.lines}>
          {historique.map((entree) => (
            <Ligne key={`${entree.importation} ${entree.le}`} id={objet.id} entree={entree} />
          ))}
        </ol>
      </Panel>
      {identites.length > 1 && (
        <Panel
          title="Identifiants"
          intro={'La même chose sous d’autres numéros\u00a0: rien de ce que vous y ajoutez ne se perd.'}
        >
          <ul className={classes.lines}>
            {identites.map(({ systeme, identifiant, role }) => (
              <li key={`${systeme} ${identifiant}`}>
                {labelOfSysteme(systeme)} <code>{identifiant}</code>{' '}
                {role === 'actuelle' ? 'actuel' : role === 'complement' ? 'complète la fiche' : 'ancien'}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function Ligne({ id, entree }: { readonly id: number; readonly entree: Entree }) {
  const { importation, flux, action, le, annulee } = entree;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <li>
      <div className={classes.facts}>
        <ChoiceValue choices={ACTIONS_IMPORTATION} value={action} />
        <InstantValue value={le} density="line" />
        <span>{flux}</span>
        {annulee && (
          <Badge size="sm" variant="light" color="gray">
            Import annulé
          </Badge>
        )}
        <ConsoleLink to={importPath(importation)} inherit>
          {`Import n°\u00a0${importation}`}
        </ConsoleLink>
        <Button
          variant="subtle"
          size="compact-xs"
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Masquer les changements' : 'Voir les changements'}
        </Button>
      </div>
      <div id={details}>{isOpen && <Changements id={id} importation={importation} />}</div>
    </li>
  );
}

function Changements({ id, importation }: { readonly id: number; readonly importation: number }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['changement-objet', id, importation],
    queryFn: ({ signal }) => call(getChangementObjet, { params: { id, importation } }, { signal }),
  });
  if (error) {
    return (
      <LoadError
        title="Les changements n’ont pas pu être lus"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={60} mt="xs" />;
  if (data.differences.length === 0) return <Text c="dimmed">Aucune différence n’a été gardée.</Text>;
  return <Differences differences={data.differences} />;
}
