import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Step {
  readonly from: string;
  readonly to: string;
}

/**
 * The query of the address, and the function that changes it. The router takes its time, but a tick must show at once:
 * until the address follows, the query that was asked for is the one in force.
 */
export function useSearch(): [string, (query: string, replace: boolean) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Step | null>(null);
  // The address has moved, wherever it went: it is the truth again.
  if (ahead !== null && ahead.from !== search) setAhead(null);
  const go = (query: string, replace: boolean) => {
    const to = query && `?${query}`;
    // A query equal to the address is not ahead of it, and no move will come to clear it.
    setAhead(to === search ? null : { from: search, to });
    void navigate({ search: to }, { replace });
  };
  return [ahead?.from === search ? ahead.to : search, go];
}
