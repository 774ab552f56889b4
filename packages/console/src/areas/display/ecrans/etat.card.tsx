import {
  type AnyRecord,
  dureeEnMots,
  erreursEnMots,
  lecteurEnMots,
  type OrdreDEcran,
  type SanteDEcran,
  santeDEcranSchema,
  stockageEnMots,
} from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { IconLink, IconPower, IconRefresh, IconUnlink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { reload } from '../../../resource/form/save/save.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { numberIn, textIn } from '../../../resource/values/read.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Telechargement } from './ecran.cells.tsx';
import { forget, orderAll } from './ecran.ordres.ts';
import { CONSEILS, etatDe, etatEnMots, horlogeEnMots, isAppaire, versionCourte } from './ecran.words.ts';
import classes from './ecrans.module.css';
import { useEtatVif } from './use-etat-vif.ts';

const AppairageDialog = lazy(() => import('./appairage.dialog.tsx'));

/** The state of the screen, as the screen tells it, and the orders that may be given to it. */
export function EtatCard({ record, resource }: FormPanelProps) {
  const vif = useEtatVif(record);
  const { edit } = useRights(resource, record);
  const etat = etatDe(vif);
  const sante = santeDEcranSchema.safeParse(vif.sante).data ?? null;
  return (
    <Panel title="État">
      <div role="status">
        <Group gap={8}>
          <Dot colour={etat.colour} />
          <Text fw={600}>{etatEnMots(vif, new Date())}</Text>
        </Group>
        <Text size="sm" c="dimmed">
          {CONSEILS[etat.value]}
        </Text>
      </div>
      {isAppaire(vif) && textIn(vif.vuLe) !== '' && <Faits vif={vif} sante={sante} />}
      {edit && !record.archiveLe && !record.supprimeLe && <Actes record={record} isPaired={isAppaire(vif)} />}
      {sante && sante.erreurs.length > 0 && (
        <Fold title={`Ses dernières erreurs (${sante.erreurs.length})`}>
          <ul className={classes.lines}>
            {erreursEnMots(sante).map((line) => (
              <li key={line}>
                <Text size="sm">{line}</Text>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Panel>
  );
}

interface FaitsProps {
  readonly vif: AnyRecord;
  readonly sante: SanteDEcran | null;
}

function Faits({ vif, sante }: FaitsProps) {
  const decalage = numberIn(vif.decalage);
  return (
    <dl className={classes.pairs} data-narrow>
      <dt>Dernières nouvelles</dt>
      <dd>{formatInstant(textIn(vif.vuLe), new Date()).relative}</dd>
      <dt>Téléchargement</dt>
      <dd>
        <Telechargement pourcent={numberIn(vif.telechargement)} />
      </dd>
      <dt>Version à l’écran</dt>
      <dd>{versionCourte(vif.versionJouee) || 'Aucune'}</dd>
      {sante && (
        <>
          <dt>Allumé depuis</dt>
          <dd>{dureeEnMots(sante.allume)}</dd>
          <dt>Stockage</dt>
          <dd>{stockageEnMots(sante)}</dd>
        </>
      )}
      {decalage !== null && (
        <>
          <dt>Horloge</dt>
          <dd>{horlogeEnMots(decalage)}</dd>
        </>
      )}
      {sante && (
        <>
          <dt>Lecteur</dt>
          <dd>{lecteurEnMots(sante)}</dd>
        </>
      )}
    </dl>
  );
}

function Actes({ record, isPaired }: { readonly record: AnyRecord; readonly isPaired: boolean }) {
  const { form } = useRecordFormContext();
  const [pairing, setPairing] = useState(false);
  const ordering = useMutation({ mutationFn: (ordre: OrdreDEcran) => orderAll([record.id], ordre) });
  const changed = async () => {
    await refreshResource(form.queries, 'ecran');
    await reload(form);
  };
  const forgetting = useMutation({
    mutationFn: async () => {
      if (await forget(record.id, textIn(record.nom))) await changed();
    },
  });
  return (
    <>
      <Group gap="xs">
        {isPaired && (
          <>
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              disabled={ordering.isPending}
              onClick={() => ordering.mutate('rafraichir')}
            >
              Rafraîchir
            </Button>
            <Button
              variant="default"
              leftSection={<IconPower size={16} aria-hidden />}
              disabled={ordering.isPending}
              onClick={() => ordering.mutate('redemarrer')}
            >
              Redémarrer
            </Button>
          </>
        )}
        <Button
          variant={isPaired ? 'default' : 'filled'}
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => setPairing(true)}
        >
          {isPaired ? 'Appairer un autre appareil' : 'Appairer'}
        </Button>
        {isPaired && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconUnlink size={16} aria-hidden />}
            loading={forgetting.isPending}
            onClick={() => forgetting.mutate()}
          >
            Oublier
          </Button>
        )}
      </Group>
      {pairing && (
        <Suspense fallback={null}>
          <AppairageDialog cible={record} onClose={() => setPairing(false)} onDone={() => void changed()} />
        </Suspense>
      )}
    </>
  );
}
