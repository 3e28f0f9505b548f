import * as z from 'zod';

/** What GitHub Actions asks of a workflow, as far as ours go: an unknown key is as wrong there as here. */
const text = z.string().min(1);
const values = z.record(text, z.union([z.string(), z.number(), z.boolean()]));
const permissions = z.record(text, z.enum(['read', 'write', 'none']));
const concurrency = z.strictObject({ group: text, 'cancel-in-progress': z.boolean().optional() });
const filter = z.strictObject({ branches: z.array(text).optional(), paths: z.array(text).optional() }).nullable();

const common = { name: text.optional(), id: text.optional(), if: text.optional(), env: values.optional() };
const step = z.union([
  z.strictObject({ ...common, uses: z.string().regex(/^[\w.-]+\/[\w./-]+@[\w.-]+$/), with: values.optional() }),
  z.strictObject({ ...common, run: text, shell: text.optional(), 'working-directory': text.optional() }),
]);
const job = z.strictObject({
  name: text.optional(),
  if: text.optional(),
  needs: z.union([text, z.array(text)]).optional(),
  'runs-on': text,
  'timeout-minutes': z.number().positive().optional(),
  permissions: permissions.optional(),
  concurrency: concurrency.optional(),
  env: values.optional(),
  steps: z.array(step).min(1),
});

/** A workflow of GitHub Actions whose jobs wait for none but jobs of its own. */
export const workflowSchema = z
  .strictObject({
    name: text.optional(),
    on: z.strictObject({
      push: filter.optional(),
      pull_request: filter.optional(),
      schedule: z.array(z.strictObject({ cron: text })).optional(),
      workflow_dispatch: z.null().optional(),
    }),
    permissions: permissions.optional(),
    concurrency: concurrency.optional(),
    env: values.optional(),
    jobs: z.record(z.string().regex(/^[A-Za-z_][\w-]*$/), job),
  })
  .superRefine(({ jobs }, context) => {
    for (const [name, { needs = [] }] of Object.entries(jobs))
      for (const needed of [needs].flat())
        if (!jobs[needed])
          context.addIssue({ code: 'custom', path: ['jobs', name, 'needs'], message: `There is no job ${needed}` });
  });
