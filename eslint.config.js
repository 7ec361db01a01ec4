import js from "@eslint/js";
import globals from "globals";

export default [
	{ ignores: [".*/**", "node_modules/**"] },
	js.configs.recommended,
	{
		linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" },
		rules: {
			"arrow-body-style": "error",
			"default-case-last": "error",
			eqeqeq: "error",
			"max-len": ["error", { code: 120, tabWidth: 2 }],
			"max-lines": ["error", 400],
			"no-console": "error",
			"no-else-return": "error",
			"no-implicit-coercion": "error",
			"no-param-reassign": "error",
			"no-throw-literal": "error",
			"no-useless-rename": "error",
			"no-useless-return": "error",
			"no-var": "error",
			"object-shorthand": "error",
			"prefer-const": "error",
			"prefer-template": "error",
			radix: "error",
		},
	},
	{
		files: ["web/**"],
		rules: {
			"no-restricted-syntax": [
				"error",
				...[
					"Literal[value=/^[A-Z][a-z]+ [a-z]|[a-z] [a-z]+.*[.?!]$/]",
					"TemplateLiteral > TemplateElement[value.cooked=/[a-z]{2} [a-z]{2,} [a-z]|^(?!Kr)[A-Z][a-z]+ ([a-z]|$)/]",
					"CallExpression[callee.name='make'] > Literal[value=/[A-Za-z]{2}/]:nth-child(3)",
					"AssignmentExpression[left.property.name=/^(textContent|title|alt)$/] > Literal[value=/[a-z]{2}/]",
				].map((text) => ({
					selector: `:not(NewExpression[callee.name=/Error$/]) > ${text}`,
					message: 'What a player reads comes from languages/: phrase("id").',
				})),
			],
		},
	},
	// until what is kept has a module of its own
	{ files: ["web/sudoku/main.js"], rules: { "max-lines": ["error", 431] } },
	{ files: ["web/**"], languageOptions: { globals: globals.browser } },
	{ files: ["tests/**", "*.config.js"], languageOptions: { globals: globals.node } },
];
