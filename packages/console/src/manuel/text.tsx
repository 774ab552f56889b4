import { Anchor, Code } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { ConsoleLink } from '../navigation/console-link.tsx';
import { addressOf, type Place } from './address.ts';
import { each } from './each.tsx';
import type { Morceau, Texte } from './page.ts';

export type Go = (place: Place) => void;

interface Props {
  readonly texte: Texte;
  readonly onGo: Go;
}

/** The elements of a text of the manual. */
export function Words({ texte, onGo }: Props) {
  return each(texte, (morceau) => <Word morceau={morceau} onGo={onGo} />);
}

function Word({ morceau, onGo }: { readonly morceau: Morceau; readonly onGo: Go }) {
  if (typeof morceau === 'string') return morceau;
  const words = <Words texte={morceau.texte} onGo={onGo} />;
  switch (morceau.nom) {
    case 'gras':
      return <strong>{words}</strong>;
    case 'italique':
      return <em>{words}</em>;
    case 'code':
      return <Code>{words}</Code>;
    case 'lien':
      return 'ecran' in morceau.vers ? (
        <ConsoleLink to={morceau.vers.ecran} underline="always">
          {words}
        </ConsoleLink>
      ) : (
        <PlaceLink place={morceau.vers} onGo={onGo}>
          {words}
        </PlaceLink>
      );
  }
}

interface PlaceLinkProps {
  readonly place: Place;
  readonly onGo: Go;
  readonly children: ReactNode;
}

/** A link to a place of the manual: its address may open in a browser tab, a click follows it in the frame. */
export function PlaceLink({ place, onGo, children }: PlaceLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(place);
  };
  return (
    <Anchor component={Link} to={addressOf(place)} underline="always" onClick={follow}>
      {children}
    </Anchor>
  );
}
