import { formatNumber, importTraductions, type RetourDeFichier } from '@bridge/contract';
import { Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { VEIL } from '../../ui/veil.ts';
import { explain } from '../explain.ts';
import classes from './traductions.module.css';

interface Fichier {
  readonly nom: string;
  readonly contenu: string;
}

const formatOf = (nom: string) => (/\.(xlf|xliff|xml)$/i.test(nom) ? ('xliff' as const) : ('csv' as const));
const send = ({ nom, contenu }: Fichier, dryRun: boolean) =>
  call(importTraductions, { body: { format: formatOf(nom), contenu, dryRun } });

/** Imports the file of a translator: the forecast first, then the outcome. */
export default function RetourDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const forgetFile = useRef<() => void>(null);
  const trying = useMutation({
    mutationFn: async (file: File) => {
      const fichier = { nom: file.name, contenu: await file.text() };
      return { fichier, retour: await send(fichier, true) };
    },
  });
  const keeping = useMutation({
    mutationFn: (fichier: Fichier) => send(fichier, false),
    onSuccess: async ({ ecrites }) => {
      await queries.invalidateQueries({ queryKey: ['traduction'] });
      showNotice(`${formatNumber(ecrites)} traductions reprises`);
      onClose();
    },
  });
  const tried = trying.data;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title="Reprendre un fichier de traduction"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text>
          {
            'Un fichier exporté d’ici, complété par un traducteur. Ses traductions deviennent celles d’une personne\u00a0: plus rien ne les remplace. Un texte dont le français a changé depuis l’export est laissé de côté.'
          }
        </Text>
        <Group>
          <FileButton
            accept=".xlf,.xliff,.xml,.csv"
            resetRef={forgetFile}
            onChange={(file) => {
              if (file) trying.mutate(file);
              forgetFile.current?.();
            }}
          >
            {(props) => (
              <Button {...props} variant="default" loading={trying.isPending}>
                {tried ? 'Choisir un autre fichier' : 'Choisir un fichier'}
              </Button>
            )}
          </FileButton>
          {tried && <Text c="dimmed">{tried.fichier.nom}</Text>}
        </Group>
        <div role="status">
          {trying.error && <Text c="red.8">{explain(trying.error).message}</Text>}
          {tried && <Bilan retour={tried.retour} />}
        </div>
        {tried && (
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button
              disabled={tried.retour.ecrites === 0}
              loading={keeping.isPending}
              onClick={() => keeping.mutate(tried.fichier)}
            >
              {`Reprendre ${formatNumber(tried.retour.ecrites)} traductions`}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

function Bilan({ retour: { ecrites, inchangees, refus } }: { readonly retour: RetourDeFichier }) {
  return (
    <Stack gap="xs">
      <Text>{`À reprendre\u00a0: ${formatNumber(ecrites)}. Inchangées ou vides\u00a0: ${formatNumber(inchangees)}. Laissées de côté\u00a0: ${formatNumber(refus.length)}.`}</Text>
      {refus.length > 0 && (
        <ul className={classes.hits}>
          {refus.map(({ ou, motif }) => (
            <li key={ou}>
              <Text size="sm">{`${ou}\u00a0: ${motif}`}</Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
