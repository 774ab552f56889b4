import { COLONNES_DE_CHOIX, formatNumber, LONGEST_CSV_DE_CHOIX } from '@bridge/contract';
import { Button, FileButton, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showNotice } from '../../../api/notices.ts';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import { sentenceOf } from '../../explain.ts';
import classes from '../web.module.css';
import { ajoutes } from './choix.rules.ts';
import { readCsv } from './filtre.queries.ts';

interface Props {
  readonly choix: readonly unknown[];
  readonly onChange: (choix: unknown) => void;
}

/** The most lines named in the message. */
const TOLD = 5;

/** Adds choices from a table: those that the filter does not have yet. */
export function DepuisCsv({ choix, onChange }: Props) {
  const { store } = useRecordFormContext().form;
  const forgetFile = useRef<() => void>(null);
  const [tooBig, setTooBig] = useState(false);
  const reading = useMutation({
    mutationFn: (file: File) => readCsv(store.getState().values, file),
    onSuccess: ({ choix: read }) => {
      const all = ajoutes(choix, read);
      const added = all.length - choix.length;
      if (added > 0) onChange(all);
      showNotice(added === 0 ? 'Rien de nouveau dans ce fichier.' : `${added} choix ajouté${added > 1 ? 's' : ''}.`);
    },
  });
  const { ecartees: left, totalEcartees } = reading.data ?? { ecartees: [], totalEcartees: 0 };
  const untold = totalEcartees - Math.min(left.length, TOLD);
  return (
    <div className={classes.from}>
      <div className={classes.row}>
        <FileButton
          accept=".csv,text/csv"
          resetRef={forgetFile}
          onChange={(file) => {
            setTooBig(file !== null && file.size > LONGEST_CSV_DE_CHOIX);
            if (file && file.size <= LONGEST_CSV_DE_CHOIX) reading.mutate(file);
            forgetFile.current?.();
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconFileImport size={16} stroke={1.7} aria-hidden />}
              loading={reading.isPending}
            >
              Importer un CSV
            </Button>
          )}
        </FileButton>
        <Text size="xs" c="dimmed">
          {`Colonnes\u00a0: ${COLONNES_DE_CHOIX.valeur} (plusieurs entre barres «\u00a0|\u00a0»), ${COLONNES_DE_CHOIX.libelle}, ${COLONNES_DE_CHOIX.libelle} en…, ${COLONNES_DE_CHOIX.adresse}.`}
        </Text>
      </div>
      {(tooBig || reading.error) && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {tooBig ? 'Ce fichier est trop gros pour des choix de filtre.' : sentenceOf(reading.error)}
        </Text>
      )}
      {left.length > 0 && (
        <Text role="status" size="sm">
          {left
            .slice(0, TOLD)
            .map(({ ligne, raison }) => `Ligne ${ligne}\u00a0: ${raison}`)
            .join(' ')}
          {untold === 1 && ' Et 1 autre ligne écartée.'}
          {untold > 1 && ` Et ${formatNumber(untold)} autres lignes écartées.`}
        </Text>
      )}
    </div>
  );
}
