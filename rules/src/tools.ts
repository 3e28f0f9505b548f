import { accidentClaimTool } from './consumer/accident-claim';
import { accidentCompensationTool } from './consumer/accident-compensation';
import { consumerComplaintTool } from './consumer/consumer-complaint';
import type { Tool } from './core/tool';
import { limitationTool } from './court/limitation';
import { ageTool } from './family/age';
import { heirsTool } from './family/heirs/heirs';
import { rtiTool } from './government/rti';
import { noticeToVacateTool } from './home/notice-to-vacate';
import { chequeBounceTool } from './money/cheque-bounce';
import { interestTool } from './money/interest';
import { defaultBailTool } from './police/default-bail';
import { gstLateFeeTool } from './tax/gst-late-fee';
import { gstRegistrationTool } from './tax/gst-registration';
import { incomeTaxTool } from './tax/income-tax';
import { bonusTool } from './work/bonus';
import { fullAndFinalTool } from './work/full-and-final';
import { gratuityTool } from './work/gratuity';
import { harassmentComplaintTool } from './work/harassment-complaint';
import { maternityLeaveTool } from './work/maternity-leave';
import { noticePayTool } from './work/notice-pay';
import { overtimeTool } from './work/overtime';
import { retrenchmentTool } from './work/retrenchment';

/** Every tool, in the order in which they are listed. */
export const tools: readonly Tool[] = [
  chequeBounceTool,
  limitationTool,
  heirsTool,
  rtiTool,
  defaultBailTool,
  consumerComplaintTool,
  accidentClaimTool,
  accidentCompensationTool,
  gratuityTool,
  fullAndFinalTool,
  noticePayTool,
  retrenchmentTool,
  overtimeTool,
  bonusTool,
  maternityLeaveTool,
  harassmentComplaintTool,
  noticeToVacateTool,
  interestTool,
  incomeTaxTool,
  gstRegistrationTool,
  gstLateFeeTool,
  ageTool,
];

export function toolOf(id: string): Tool | undefined {
  return tools.find((tool) => tool.id === id);
}
