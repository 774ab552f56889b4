import type { DemandeDEssai, NouvelleDEssai } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { IconMaximize, IconPlayerSkipBack } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './essai.module.css';
import { nouvelleEnMots, nouvelleIn } from './essai.rules.ts';

interface Props {
  /** The content to play; null until it is ready. */
  readonly demande: DemandeDEssai | null;
  readonly isFetching: boolean;
}

/** The player of screens in a frame: it says when it is ready, receives what to play, and tells what it shows. */
export function EssaiFrame({ demande, isFetching }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [nouvelle, setNouvelle] = useState<NouvelleDEssai | null>(null);
  /** How many times the player has started: after each start, it must receive its content again. */
  const [debuts, setDebuts] = useState(0);
  const give = (what: DemandeDEssai) => frame.current?.contentWindow?.postMessage(what, location.origin);
  const hear = useEffectEvent((event: MessageEvent) => {
    const told = nouvelleIn(event, frame.current?.contentWindow ?? null, location.origin);
    if (!told) return;
    setNouvelle(told);
    if (told.etat === 'pret') setDebuts((count) => count + 1);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  const giveAgain = useEffectEvent(give);
  useEffect(() => {
    if (debuts > 0 && demande) giveAgain(demande);
  }, [debuts, demande]);
  return (
    <>
      <Group gap="xs" justify="space-between">
        <Text size="sm" role="status">
          {nouvelle && demande && !isFetching ? nouvelleEnMots(nouvelle, demande.manifeste) : 'Préparation…'}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlayerSkipBack size={14} aria-hidden />}
            disabled={!demande || debuts === 0}
            onClick={() => demande && give(demande)}
          >
            Recommencer
          </Button>
          <Button
            size="xs"
            leftSection={<IconMaximize size={14} aria-hidden />}
            onClick={() => {
              frame.current?.focus();
              void frame.current?.requestFullscreen?.().catch(() => undefined);
            }}
          >
            Plein écran
          </Button>
        </Group>
      </Group>
      <iframe
        ref={frame}
        className={classes.frame}
        title="Le diaporama tel qu’un écran le passe"
        src="/e/essai"
        allow="fullscreen"
      />
      <Text size="xs" c="dimmed">
        La barre d’espace met en pause, une fois l’image cliquée.
      </Text>
    </>
  );
}
