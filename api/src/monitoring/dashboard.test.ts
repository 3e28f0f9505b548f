import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../locate';
import { createMetrics } from './metrics';

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const dashboard = JSON.parse(readFileSync(join(projectRoot, 'deploy/grafana/dashboard.json'), 'utf8')) as Dashboard;
const expressions = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }): [string, string] => [title, expr]),
);

/** What a process tells of itself, by the names of its series and their labels. */
async function told(): Promise<string> {
  const metrics = createMetrics();
  metrics.observe({ method: 'POST', route: '/api/chat', status: 200, seconds: 0.1 });
  // Two collections, since figures of the collector are there only after the first.
  await metrics.text();
  return metrics.text();
}

test.each(expressions)('the panel "%s" shows figures that there are', async (_title, expression) => {
  const names = expression.match(/\b(?:http|process|nodejs)_\w+/g) ?? [];
  expect(names.length).toBeGreaterThan(0);
  const text = await told();
  for (const name of names) expect(text).toContain(`\n# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} `);
});

test('questions are shown by the route under which they are counted', async () => {
  const [, questions = ''] = expressions.find(([title]) => title.startsWith('Questions')) ?? [];
  for (const [label] of questions.matchAll(/(?:route|method)="[^"]+"/g)) expect(await told()).toContain(label);
});
