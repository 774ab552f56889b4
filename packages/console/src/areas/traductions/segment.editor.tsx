import { LONGEST_TRADUCTION, type Segment } from '@bridge/contract';
import { Button, Group, Kbd, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { ConsoleLink } from '../../navigation/console-link.tsx';
import { SegmentAides } from './segment.aides.tsx';
import { SegmentAssigne } from './segment.assigne.tsx';
import { FrancaisMarque } from './segment.francais.tsx';
import { faitsEnMots } from './segment.words.ts';
import { EtatDeTraduction } from './traduction.cells.tsx';
import classes from './traductions.module.css';

type Decision =
  | { geste: 'ecrire'; texte: string }
  | { geste: 'accepter' }
  | { geste: 'refuser' }
  | { geste: 'confirmer' };

interface Props {
  readonly segment: Segment;
  readonly busy: boolean;
  /** The reason why the last decision was refused. */
  readonly refusal?: string | undefined;
  /** Takes a decision; `goesOn` then opens the next text. */
  readonly onDecide: (decision: Decision, goesOn: boolean) => void;
  readonly onPropose: (configuration: number) => void;
  readonly onNext: () => void;
}

/** The French and its translation. Ctrl+Enter keeps the translation and goes on, Alt+R refuses it, Alt+N goes on. */
export function SegmentEditor({ segment, busy, refusal, onDecide, onPropose, onNext }: Props) {
  const { ligne, texte, proposition, suivante, chemin } = segment;
  const awaited = proposition !== null && proposition.relecture !== 'refusee' && proposition.texte !== texte;
  const [draft, setDraft] = useState((awaited ? proposition.texte : texte) ?? '');
  const typed = draft.trim();
  const accepts = awaited && typed === proposition.texte.trim();
  const isNew = typed !== '' && typed !== (texte ?? '').trim();
  const keep = (goesOn: boolean) => {
    if (accepts) onDecide({ geste: 'accepter' }, goesOn);
    else if (isNew) onDecide({ geste: 'ecrire', texte: typed }, goesOn);
    else if (ligne.etat === 'perimee' && texte) onDecide({ geste: 'confirmer' }, goesOn);
  };
  const mayKeep = accepts || isNew || (ligne.etat === 'perimee' && Boolean(texte));
  const refuse = () => proposition && onDecide({ geste: 'refuser' }, true);
  return (
    <Stack
      gap="md"
      pb="xl"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && mayKeep && !busy) keep(true);
        else if (event.altKey && event.key.toLowerCase() === 'r' && awaited && !busy) refuse();
        else if (event.altKey && event.key.toLowerCase() === 'n' && suivante !== null) onNext();
        else return;
        event.preventDefault();
      }}
    >
      <Group gap="lg">
        <EtatDeTraduction etat={ligne.etat} />
        {chemin && <ConsoleLink to={chemin}>{ligne.nom}</ConsoleLink>}
        <SegmentAssigne ligne={ligne} />
      </Group>
      <div className={classes.sides}>
        {/* As high as the label of the other side. */}
        <Stack gap={4}>
          <Title order={3} size="h5" lh="var(--mantine-line-height)">
            Français
          </Title>
          <FrancaisMarque segment={segment} />
        </Stack>
        <Textarea
          label="Traduction"
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          autosize
          minRows={6}
          maxRows={24}
          maxLength={LONGEST_TRADUCTION}
          lang={ligne.langue}
          data-autofocus
          error={refusal}
          description={
            awaited
              ? `Proposée par ${proposition.moteur}${proposition.glossaire ? `, glossaire ${proposition.glossaire}` : ''}.`
              : (faitsEnMots(ligne, new Date()) ?? undefined)
          }
        />
      </div>
      <Group gap="sm">
        <Button
          onClick={() => keep(suivante !== null)}
          disabled={!mayKeep}
          loading={busy}
          rightSection={<Kbd size="xs">Ctrl ↵</Kbd>}
        >
          {accepts ? 'Accepter' : isNew || !mayKeep ? 'Enregistrer' : 'Toujours juste'}
        </Button>
        {awaited && (
          <Button variant="default" onClick={refuse} disabled={busy} rightSection={<Kbd size="xs">Alt R</Kbd>}>
            Refuser
          </Button>
        )}
        <Button
          variant="default"
          onClick={onNext}
          disabled={suivante === null || busy}
          rightSection={<Kbd size="xs">Alt N</Kbd>}
        >
          Suivante
        </Button>
        {!awaited &&
          segment.moteurs.map(({ id, nom }) => (
            <Button key={id} variant="subtle" onClick={() => onPropose(id)} disabled={busy}>
              {`Proposer avec «\u00a0${nom}\u00a0»`}
            </Button>
          ))}
      </Group>
      <Text size="sm" c="dimmed">
        Ce que vous écrivez ou corrigez n’est plus jamais remplacé par une machine ni par un import.
      </Text>
      <SegmentAides segment={segment} onTake={setDraft} />
    </Stack>
  );
}
