import type { Catalog, Fact } from './catalog.ts';
import { below, isNode, nodeIn, nodesIn, numberIn, type Tree, type TreeNode, wordIn } from './tree.ts';

/** A statement and the one it stands in. */
export interface Scope {
  query: TreeNode;
  outer: Scope | null;
}

const ANYTHING: Fact = { nullable: true, values: null };
const THERE: Fact = { nullable: false, values: null };

/** Operators that answer whenever both sides are there. */
const TOTAL_OPERATORS = /^(?:[=<>+\-*/%&|]|<>|<=|>=|\|\||<<|>>|@>|<@|&&|!?~~?\*?)$/;
const TOTAL_FUNCTIONS =
  /^(?:lower|upper|length|char_length|round|floor|ceil|abs|hashtext|hashtextextended|date_trunc|make_interval|md5|encode|cardinality|to_json|to_jsonb|row_to_json)$/;
const NEVER_NULL = /^(?:count|now|concat|concat_ws|json_build_object|jsonb_build_object|row_number|rank|dense_rank)$/;
/** Aggregates that are null for no rows only, where what they take is not null. */
const OF_ROWS = /^(?:min|max|sum|avg|array_agg|json_agg|jsonb_agg|bool_and|bool_or|string_agg)$/;

/** What a statement answers with, column by column; `inputs` are its parameters. */
export function factsOf(catalog: Catalog, inputs: readonly Fact[]) {
  const open = new Set<TreeNode>();

  const columnsOf = ({ query }: Scope): TreeNode[] =>
    nodesIn(query, wordIn(query, 'commandType') === '1' ? 'targetList' : 'returningList').filter(
      (entry) => wordIn(entry, 'resjunk') !== 'true',
    );

  function output(scope: Scope, number: number): Fact {
    const { query } = scope;
    // A recursive part adds nothing that the first part does not say.
    if (open.has(query)) return { nullable: false, values: [] };
    const sides = nodeIn(query, 'setOperations');
    if (!sides) return expression(nodeIn(columnsOf(scope)[number - 1], 'expr'), scope);
    open.add(query);
    const fact = either(leaves(sides).map((leaf) => source(leaf, number, scope)));
    open.delete(query);
    return fact;
  }

  /** A column of the `index`-th thing that a statement reads from. */
  function source(index: number, number: number, scope: Scope): Fact {
    const entry = nodesIn(scope.query, 'rtable')[index - 1];
    switch (wordIn(entry, 'rtekind')) {
      case '0': {
        const view = catalog.view(numberIn(entry, 'relid'));
        return view ? output({ query: view, outer: null }, number) : catalog.column(numberIn(entry, 'relid'), number);
      }
      case '1': {
        const query = nodeIn(entry, 'subquery');
        return query ? output({ query, outer: scope }, number) : ANYTHING;
      }
      case '2':
        return expression(nodesIn(entry, 'joinaliasvars')[number - 1], scope);
      case '5': {
        const rows = entry?.fields.get('values_lists');
        const cells = Array.isArray(rows) ? rows.map((row) => (Array.isArray(row) ? row[number - 1] : undefined)) : [];
        return either(cells.map((cell) => expression(isNode(cell) ? cell : undefined, scope)));
      }
      case '6':
        return ofCte(entry, number, scope);
      case '9':
        return expression(nodesIn(entry, 'groupexprs')[number - 1], scope);
      default:
        return ANYTHING;
    }
  }

  function ofCte(entry: TreeNode | undefined, number: number, scope: Scope): Fact {
    const where = up(scope, numberIn(entry, 'ctelevelsup'));
    const cte = nodesIn(where?.query, 'cteList').find((each) => wordIn(each, 'ctename') === wordIn(entry, 'ctename'));
    const query = nodeIn(cte, 'ctequery');
    return query && where ? output({ query, outer: where }, number) : ANYTHING;
  }

  function expression(node: TreeNode | undefined, scope: Scope): Fact {
    if (!node) return ANYTHING;
    const all = (field = 'args') => nodesIn(node, field).map((arg) => expression(arg, scope));
    const asItsInputs = (): Fact => ({ nullable: all().some((fact) => fact.nullable), values: null });
    const known = (name: string): Fact => {
      if (NEVER_NULL.test(name)) return THERE;
      return TOTAL_FUNCTIONS.test(name) ? asItsInputs() : ANYTHING;
    };
    switch (node.tag) {
      case 'VAR': {
        const where = up(scope, numberIn(node, 'varlevelsup'));
        const fact = where ? source(numberIn(node, 'varno'), numberIn(node, 'varattno'), where) : ANYTHING;
        const nulling = node.fields.get('varnullingrels');
        const outer = (Array.isArray(nulling) && nulling.length > 1) || numberIn(node, 'varreturningtype') > 0;
        return outer ? { ...fact, nullable: true } : fact;
      }
      case 'CONST':
        return wordIn(node, 'constisnull') === 'true' ? { nullable: true, values: [] } : constant(node);
      case 'PARAM':
        return inputs[numberIn(node, 'paramid') - 1] ?? ANYTHING;
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
        return node.tag === 'RELABELTYPE'
          ? expression(nodeIn(node, 'arg'), scope)
          : { ...expression(nodeIn(node, 'arg'), scope), values: null };
      case 'FUNCEXPR':
        return numberIn(node, 'funcformat') > 0 && numberIn(node, 'funcformat') < 3
          ? asItsInputs()
          : known(catalog.functionName(numberIn(node, 'funcid')));
      case 'AGGREF':
        return aggregate(node, scope);
      case 'WINDOWFUNC':
        return known(catalog.functionName(numberIn(node, 'winfnoid')));
      case 'OPEXPR':
        return TOTAL_OPERATORS.test(catalog.operatorName(numberIn(node, 'opno'))) ? asItsInputs() : ANYTHING;
      case 'SCALARARRAYOPEXPR':
      case 'BOOLEXPR':
        return asItsInputs();
      case 'COALESCEEXPR':
      case 'MINMAXEXPR': {
        const facts = all();
        return { ...either(facts), nullable: facts.every((fact) => fact.nullable) };
      }
      case 'CASEEXPR':
        return either([
          ...nodesIn(node, 'args').map((when) => expression(nodeIn(when, 'result'), scope)),
          expression(nodeIn(node, 'defresult'), scope),
        ]);
      case 'SUBLINK':
        return sublink(node, scope);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
        return THERE;
      default:
        return ANYTHING;
    }
  }

  function aggregate(node: TreeNode, scope: Scope): Fact {
    const name = catalog.functionName(numberIn(node, 'aggfnoid'));
    if (NEVER_NULL.test(name)) return THERE;
    const grouped = nodesIn(scope.query, 'groupClause').length > 0 && !nodeIn(node, 'aggfilter');
    if (!grouped || !OF_ROWS.test(name)) return ANYTHING;
    return {
      nullable: nodesIn(node, 'args').some((arg) => expression(nodeIn(arg, 'expr'), scope).nullable),
      values: null,
    };
  }

  /** `exists` and `array` always answer; a value is there for sure where it is counted over everything. */
  function sublink(node: TreeNode, scope: Scope): Fact {
    const query = nodeIn(node, 'subselect');
    const kind = wordIn(node, 'subLinkType');
    if (kind === '0' || kind === '6') return THERE;
    if (kind !== '4' || !query) return ANYTHING;
    const always =
      wordIn(query, 'hasAggs') === 'true' &&
      ['groupClause', 'groupingSets', 'havingQual', 'limitCount', 'limitOffset'].every(
        (field) => query.fields.get(field) === null,
      );
    const fact = output({ query, outer: scope }, 1);
    return always ? fact : { ...fact, nullable: true };
  }

  return { columnsOf, output, expression };
}

export function up(scope: Scope | null, levels: number): Scope | null {
  return levels === 0 || !scope ? scope : up(scope.outer, levels - 1);
}

function either(facts: Fact[]): Fact {
  const lists = facts.map((fact) => fact.values);
  const limited = lists.every((list) => list !== null);
  return {
    nullable: facts.some((fact) => fact.nullable),
    values: limited ? [...new Set(lists.flatMap((list) => list ?? []))] : null,
  };
}

/** A text constant can be nothing but itself. Its bytes come after the four of its length. */
function constant(node: TreeNode): Fact {
  const TEXT = '25';
  const value = node.fields.get('constvalue');
  if (wordIn(node, 'consttype') !== TEXT || !Array.isArray(value)) return THERE;
  const bytes = value.filter((part): part is string => typeof part === 'string' && /^-?\d+$/.test(part)).slice(5);
  return { nullable: false, values: [Buffer.from(bytes.map(Number)).toString('utf8')] };
}

/** The places in the list of sources that a union is made of. */
function leaves(node: TreeNode): number[] {
  return node.tag === 'RANGETBLREF' ? [numberIn(node, 'rtindex')] : below(node).flatMap(leaves);
}

/** Whether a tree is one of the statement's parameters, perhaps cast. @returns its number. */
export function parameterIn(tree: Tree | undefined): number | undefined {
  if (!isNode(tree)) return undefined;
  if (tree.tag === 'PARAM') return numberIn(tree, 'paramid');
  if (tree.tag === 'RELABELTYPE' || tree.tag === 'COERCEVIAIO') return parameterIn(tree.fields.get('arg'));
  const cast = tree.tag === 'FUNCEXPR' && numberIn(tree, 'funcformat') > 0;
  return cast ? parameterIn(nodesIn(tree, 'args')[0]) : undefined;
}
