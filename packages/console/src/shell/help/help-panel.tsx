import { ActionIcon, Anchor, Button, CloseButton, Group, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../api/session.store.ts';
import { addressOf, NOUVEAUTES, type Place, placeOf, SOMMAIRE } from '../../manuel/address.ts';
import { Manuel } from '../../manuel/manuel.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import classes from './help-panel.module.css';
import { NewsDot } from './news-dot.tsx';
import { useHelpPlace } from './use-help-place.ts';
import { useReadNews } from './use-read-news.ts';

interface Props {
  /** The place of the manual about the page beside the panel: « web#moteurs ». */
  readonly ici: string;
  readonly onClose: () => void;
}

/** The manual beside the page, at the part about it. It follows from page to page, until the person reads elsewhere. */
export default function HelpPanel({ ici, onClose }: Props) {
  const help = useSession((session) => session.parameters?.lien_aide);
  const { place, isElsewhere, goTo, comeBack } = useHelpPlace(ici);
  const [query, setQuery] = useState('');
  const read = (next: Place | null) => {
    setQuery('');
    if (next) goTo(next);
    else comeBack();
  };
  const panel = useRef<HTMLElement>(null);
  useReadNews(place);
  useReturnFocus();
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Aide"
      className={classes.panel}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={classes.head}>
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} size="h3">
            Aide
          </Title>
          <Group gap="xs" wrap="nowrap">
            <ActionIcon
              component={Link}
              to={addressOf(place)}
              variant="subtle"
              color="gray"
              aria-label="Ouvrir dans un onglet"
              title="Ouvrir dans un onglet"
              onClick={onClose}
            >
              <IconExternalLink size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
            <CloseButton aria-label="Fermer l’aide" onClick={onClose} />
          </Group>
        </Group>
        <Group gap="xs">
          {isElsewhere && (
            <Button variant="light" size="compact-sm" onClick={() => read(null)}>
              Aide de cette page
            </Button>
          )}
          <Button variant="default" size="compact-sm" onClick={() => read(placeOf(SOMMAIRE))}>
            Sommaire
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            rightSection={<NewsDot />}
            onClick={() => read(placeOf(NOUVEAUTES))}
          >
            Nouveautés
          </Button>
        </Group>
      </header>
      <div className={classes.body} data-scrolls>
        <Manuel place={place} rank={2} query={query} onQuery={setQuery} onGo={read} />
        {help && (
          <Text mt="lg">
            <Anchor href={help} target="_blank" rel="noopener noreferrer">
              Documentation de votre instance (nouvel onglet)
            </Anchor>
          </Text>
        )}
      </div>
    </aside>
  );
}
