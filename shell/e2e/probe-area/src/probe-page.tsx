import type { ReactNode } from 'react';
import './probe-page.css';

export function ProbePage(): ReactNode {
  return <h1 className="probe-heading">Probe</h1>;
}
