import { formatNumber, LANGUES_CHOIX, langueSchema, tryTraduction } from '@bridge/contract';
import { Button, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ObjetChoice } from '../../../catalogue/objet-choice.tsx';
import { VEIL } from '../../../ui/veil.ts';
import { explain } from '../../explain.ts';
import classes from './config.module.css';

interface Props {
  readonly id: number;
  readonly langues: readonly string[];
  readonly onClose: () => void;
}

/** One objet translated as a test, side by side, which proves that the key is good. */
export default function EssaiDialog({ id, langues, onClose }: Props) {
  const offered = LANGUES_CHOIX.filter(({ value }) => langues.includes(value));
  const [langue, setLangue] = useState<string>(offered[0]?.value ?? 'en');
  const [objet, setObjet] = useState<number | null>(null);
  const essai = useMutation({
    mutationFn: () => call(tryTraduction, { params: { id }, body: { objet, langue: langueSchema.parse(langue) } }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title="Tester la traduction"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text>Un objet est traduit pour voir, sans rien garder. Ses caractères sont comptés par le moteur.</Text>
        <ObjetChoice
          label="Objet"
          value={objet}
          onChange={(next) => setObjet(next)}
          placeholder={'Vide\u00a0: le premier à traduire'}
        />
        <NativeSelect
          label="Vers"
          value={langue}
          onChange={(event) => setLangue(event.currentTarget.value)}
          data={offered}
        />
        <Button onClick={() => essai.mutate()} loading={essai.isPending} style={{ alignSelf: 'start' }}>
          Traduire
        </Button>
        <div role="status">
          {essai.error && <Text c="red.8">{explain(essai.error).message}</Text>}
          {essai.data?.consommation && (
            <Text size="sm" c="dimmed">
              {`Le moteur a compté ${formatNumber(essai.data.consommation.utilises)} caractères ce mois-ci${essai.data.consommation.limite === null ? '' : ` sur ${formatNumber(essai.data.consommation.limite)}`}.`}
            </Text>
          )}
        </div>
        {essai.data && (
          <div className={classes.scroll}>
            <table className={classes.table} aria-label={`Traduction de ${essai.data.objet.nom}`}>
              <thead>
                <tr>
                  <th scope="col">Texte</th>
                  <th scope="col">Source</th>
                  <th scope="col">Traduction</th>
                </tr>
              </thead>
              <tbody>
                {essai.data.textes.map(({ champ, francais, traduit }) => (
                  <tr key={`${champ} ${francais}`}>
                    <th scope="row">{champ}</th>
                    <td>{francais}</td>
                    <td lang={essai.data.langue}>{traduit ?? 'Le moteur a perdu un terme du glossaire.'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Stack>
    </Modal>
  );
}
