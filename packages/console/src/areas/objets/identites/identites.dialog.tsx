import { countOf, formatNumber, MOST_COUPLES, objet, SYSTEMES, type Systeme } from '@bridge/contract';
import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import '../../../ui/dialog.styles.ts';
import '../../../resource/widgets/choices/choice.styles.ts';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { showNotice } from '../../../api/notices.ts';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';
import { tellTask } from '../../tell-task.ts';
import { readCouples } from './identites.rules.ts';
import { LiaisonLeft, LiaisonResult } from './liaison-result.tsx';
import { type Liaison, type Resultat, useLiaison } from './use-liaison.ts';

const CHOICES = SYSTEMES.map(({ value, label }) => ({ value, label }));
const EXAMPLE = '219000042;HOTBOU0670010001\n219000043;HOTBOU0670010002';

const INTRO =
  'Une autre source va donner les mêmes objets sous d’autres identifiants\u00a0? Dites ici lequel devient lequel, avant le premier import de la nouvelle source. Chaque objet garde son numéro, son adresse, ses tags et ses textes locaux.';
const HELP =
  'Un objet par ligne\u00a0: l’ancien, un point-virgule, le nouveau. Collez deux colonnes d’un tableur, ou choisissez un fichier CSV.';

/** The lines that were refused with the reasons, until they are changed. */
interface Left {
  readonly text: string;
  readonly motifs: readonly string[];
}

/** Links the ids of one source to those of another that replaces it. The list is tried first, then linked. */
export default function IdentitesDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const [ancienSysteme, setAncien] = useState<Systeme>('lei');
  const [nouveauSysteme, setNouveau] = useState<Systeme>('tourinsoft');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { couples, illisibles } = useMemo(() => readCouples(text), [text]);
  const liaison = useMemo<Liaison>(
    () => ({ couples, ancienSysteme, nouveauSysteme }),
    [couples, ancienSysteme, nouveauSysteme],
  );
  const trial = useLiaison(true);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [left, setLeft] = useState<Left | null>(null);
  const linking = useLiaison(false, (resultat, { couples: sent }) => {
    const { tache, lies, refus } = resultat;
    if (tache === null) showNotice(doneText(resultat));
    else tellTask(tache, `${countOf(objet.noun, lies)} en cours de liaison.`, { navigate, queries });
    if (refus.length === 0) return onClose();
    // The refused lines stay in the list, to be corrected.
    const lines = refus.map(({ ligne }) => sent[ligne - 1]).map((one) => `${one?.ancien};${one?.nouveau}`);
    setText(lines.join('\n'));
    setLeft({ text: lines.join('\n'), motifs: refus.map(({ motif }) => motif) });
  });
  // A trial holds for the list that was tried: another list is yet to try.
  const tried = trial.variables === liaison ? trial : undefined;
  const problem = problemOf(couples.length, illisibles);
  const error = linking.error ?? tried?.error;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title="Changer de source"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text c="dimmed">{INTRO}</Text>
        <Group grow align="flex-start">
          <Systemes label="Ancienne source" value={ancienSysteme} onChange={setAncien} />
          <Systemes label="Nouvelle source" value={nouveauSysteme} onChange={setNouveau} />
        </Group>
        <Textarea
          label="Identifiants"
          description={HELP}
          placeholder={EXAMPLE}
          rows={8}
          value={text}
          error={text.trim() === '' ? undefined : problem}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group justify="space-between">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconUpload size={14} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            Choisir un fichier CSV
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {couples.length > 0 && countText(couples.length)}
          </Text>
        </Group>
        {left?.text === text && !tried?.data && <LiaisonLeft motifs={left.motifs} />}
        {tried?.data && <LiaisonResult couples={couples} resultat={tried.data} />}
        {error && (
          <Text role="alert" c="var(--mantine-color-error)">
            {sentenceOf(error)}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          {tried?.data && tried.data.lies > 0 ? (
            <Button loading={linking.isPending} onClick={() => linking.mutate(liaison)}>
              {tried.data.lies > 1 ? `Relier les ${formatNumber(tried.data.lies)} objets` : 'Relier l’objet'}
            </Button>
          ) : (
            <Button disabled={problem !== undefined} loading={trial.isPending} onClick={() => trial.mutate(liaison)}>
              Vérifier
            </Button>
          )}
        </Group>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,text/csv,text/plain"
          aria-label="Fichier d’identifiants"
          onChange={({ currentTarget }) => {
            void currentTarget.files?.[0]?.text().then(setText);
            // Resets the input, so that choosing the same file again is a new choice.
            currentTarget.value = '';
          }}
        />
      </Stack>
    </Modal>
  );
}

interface SystemesProps {
  readonly label: string;
  readonly value: Systeme;
  readonly onChange: (systeme: Systeme) => void;
}

function Systemes({ label, value, onChange }: SystemesProps) {
  return (
    <NativeSelect
      label={label}
      data={CHOICES}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = SYSTEMES.find((systeme) => systeme.value === currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

function problemOf(count: number, illisibles: readonly number[]): string | undefined {
  const [first, second] = illisibles;
  if (first !== undefined) {
    const lines = second === undefined ? `La ligne ${first} n’a` : `Les lignes ${first}, ${second}… n’ont`;
    return `${lines} pas deux identifiants séparés par un point-virgule.`;
  }
  if (count > MOST_COUPLES) return `${formatNumber(MOST_COUPLES)} lignes au plus à la fois\u00a0: coupez la liste.`;
  return count === 0 ? 'Collez au moins une ligne.' : undefined;
}

const countText = (count: number) => (count > 1 ? `${formatNumber(count)} lignes lues` : '1 ligne lue');

function doneText({ lies, refus }: Resultat): string {
  const done = `${countOf(objet.noun, lies)} ${lies > 1 ? 'reliés' : 'relié'}`;
  if (refus.length === 0) return done;
  return `${done}, ${refus.length > 1 ? `${formatNumber(refus.length)} lignes laissées` : '1 ligne laissée'} de côté`;
}
