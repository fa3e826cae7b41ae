/** The part of JSON Schema (2020-12, as OpenAPI 3.1 uses it) that the API's own schemas need. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: readonly unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
}

/** Result of Joi's `schema.describe()`, as far as it is read here. */
export interface JoiDescription {
  readonly type?: string;
  readonly flags?: {
    readonly presence?: string;
    readonly label?: string;
    readonly description?: string;
    readonly only?: boolean;
    readonly single?: boolean;
    readonly default?: unknown;
    readonly unknown?: boolean;
  };
  readonly allow?: readonly unknown[];
  readonly rules?: readonly { readonly name: string; readonly args?: Readonly<Record<string, unknown>> }[];
  readonly keys?: Readonly<Record<string, JoiDescription>>;
  readonly patterns?: readonly { readonly rule: JoiDescription }[];
  readonly items?: readonly JoiDescription[];
  readonly matches?: readonly { readonly schema?: JoiDescription }[];
  readonly metas?: readonly { readonly className?: string }[];
}
