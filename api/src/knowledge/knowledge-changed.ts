/** The topic under which a process tells the others that the database holds other knowledge now. */
export const knowledgeChanged = 'knowledge';
