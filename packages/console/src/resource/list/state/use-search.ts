import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Step {
  readonly from: string;
  readonly to: string;
}

/**
 * The query of the address, and the way to change it. The router takes its time; what one ticked is ticked at once: until the
 * address follows, the query that was asked for is the one in force.
 */
export function useSearch(): [string, (query: string, replace: boolean) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Step | null>(null);
  // Wherever the address went, it moved: it is the truth again.
  if (ahead !== null && ahead.from !== search) setAhead(null);
  const go = (query: string, replace: boolean) => {
    const to = query && `?${query}`;
    // Back where the address still is: nothing is ahead of it, and no move will come to say so.
    setAhead(to === search ? null : { from: search, to });
    void navigate({ search: to }, { replace });
  };
  return [ahead?.from === search ? ahead.to : search, go];
}
