import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, type Place, SOMMAIRE } from '../../manuel/address.ts';
import { Manuel } from '../../manuel/manuel.tsx';
import { useReadNews } from '../../shell/help/use-read-news.ts';

/** The manual in a browser tab, at the place in its address. */
export default function AideScreen() {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is a wish of its own, to the same place too.
  const place = useMemo<Place>(
    () => ({ page: new URLSearchParams(search).get('page') ?? SOMMAIRE, ancre: hash.slice(1) || null }),
    [search, hash, key],
  );
  const [searched, setSearched] = useState({ key, query: '' });
  useReadNews(place);
  return (
    <Manuel
      place={place}
      rank={1}
      query={searched.key === key ? searched.query : ''}
      onQuery={(query) => setSearched({ key, query })}
      onGo={(next) => void navigate(addressOf(next))}
    />
  );
}
